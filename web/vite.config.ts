import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The Python package serves what is built here; in development `lanai serve` answers /api.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: at("./src/lib"), $lanai: at("../src/lanai") } },
  build: { outDir: at("../src/lanai/server/static"), emptyOutDir: true, target: "es2022" },
  server: {
    fs: { allow: [".", at("../src/lanai")] },
    proxy: { "/api": { target: process.env.LANAI ?? "http://127.0.0.1:8000", ws: true } },
  },
});
