"""Many games at once: simulations."""
