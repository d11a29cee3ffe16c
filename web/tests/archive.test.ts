import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { unpack, unzipped } from "../src/host/archive";

const PACKS = `
import gzip, io, sys, tarfile
packed = io.BytesIO()
with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
    for name, body in (("a.py", b"x"), ("b/empty", b""), ("c/" * 60 + "far.py", b"y" * 1024)):
        entry = tarfile.TarInfo(name)
        entry.size = len(body)
        archive.addfile(entry, io.BytesIO(body))
sys.stdout.buffer.write(gzip.compress(packed.getvalue()))
`;

test("unpacks what Python has packed", async () => {
  const packed = execFileSync("python3", ["-c", PACKS]);
  const found = new Map<string, string>();
  const folders: string[] = [];
  unpack(
    await unzipped(new Response(new Uint8Array(packed))),
    {
      mkdirTree: (path) => void folders.push(path),
      writeFile: (path, body) => void found.set(path, new TextDecoder().decode(body)),
    },
    "/here",
  );
  const far = `/here/${"c/".repeat(60)}`;
  expect([...found]).toEqual([
    ["/here/a.py", "x"],
    ["/here/b/empty", ""],
    [`${far}far.py`, "y".repeat(1024)],
  ]);
  expect(folders).toEqual(["/here", "/here/b", far.slice(0, -1)]);
});

test("says what could not be loaded", async () => {
  await expect(unzipped(new Response("", { status: 404 }))).rejects.toThrow("404");
});
