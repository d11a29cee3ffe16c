"""Lanai in a page: the hall of one device, run by Pyodide in a worker of the browser."""
