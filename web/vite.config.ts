import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;

/** Writes every text once more as `.br` and `.gz` beside it, so that the server never compresses. */
function squeezed(): Plugin {
  let folder = "";
  return {
    name: "squeezed",
    apply: "build",
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    closeBundle() {
      const found = readdirSync(folder, { recursive: true, encoding: "utf8" });
      for (const file of found
        .filter((name) => TEXT.test(name))
        .map((name) => join(folder, name))) {
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(text));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

// The Python package serves what is built here; in development `lanai serve` answers /api.
export default defineConfig({
  plugins: [svelte(), squeezed()],
  resolve: { alias: { $lib: at("./src/lib"), $lanai: at("../src/lanai") } },
  build: { outDir: at("../src/lanai/server/static"), emptyOutDir: true, target: "es2022" },
  server: {
    fs: { allow: [".", at("../src/lanai")] },
    proxy: { "/api": { target: process.env.LANAI ?? "http://127.0.0.1:8000", ws: true } },
  },
});
