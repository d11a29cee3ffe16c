import { createHash } from "node:crypto";
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

const GUARD =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; " +
  "base-uri 'none'; form-action 'none'";

/** Says in the page what a server says in its headers: that it loads nothing from elsewhere. */
function guarded(): Plugin {
  return {
    name: "guarded",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: GUARD },
        injectTo: "head-prepend",
      },
    ],
  };
}

/** Lists the app's own files, so that a page can keep all of them; engine and offers list themselves. */
function listed(): Plugin {
  let folder = "";
  return {
    name: "listed",
    apply: "build",
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    closeBundle() {
      const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
      const files = found.filter(
        (name) => /\.\w+$/.test(name) && !/^worker\.js|\.(br|gz)$/.test(name),
      );
      const sizes = Object.fromEntries(
        files.map((name) => [name, readFileSync(join(folder, name)).length]),
      );
      const sum = createHash("sha256").update(readFileSync(join(folder, "index.html")));
      const shell = { sum: sum.digest("hex").slice(0, 12), files: sizes };
      writeFileSync(join(folder, "shell.json"), JSON.stringify(shell));
    },
  };
}

// The Python package serves what is built here; in development `lanai serve` answers /api.
// `--mode static` builds what any web space can hold: below any path, and without a server.
export default defineConfig(({ mode }) => ({
  base: mode === "static" ? "./" : "/",
  plugins: [svelte(), listed(), mode === "static" ? guarded() : squeezed()],
  resolve: { alias: { $lib: at("./src/lib"), $lanai: at("../src/lanai") } },
  worker: { format: "es" },
  build: {
    outDir: at(mode === "static" ? "../.build/site-static" : "../src/lanai/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // What the first screen needs comes in one file: thirty small ones take a fifth more, compressed.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "first", test: /src\/main\.ts$/ }] } },
    },
  },
  server: {
    fs: { allow: [".", at("../src/lanai")] },
    proxy: { "/api": { target: process.env.LANAI ?? "http://127.0.0.1:8000", ws: true } },
  },
}));
