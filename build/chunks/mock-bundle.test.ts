import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { bundleMock } from "./mock-bundle";

it("makes one file of the entry, which runs once whatever query a page adds to its address", async () => {
  const folder = mkdtempSync(join(tmpdir(), "gds-mock-"));
  mkdirSync(join(folder, "chunks"));
  const write = (file: string, code: string) => writeFileSync(join(folder, file), code);
  write("package.json", '{"type":"module"}');
  write("chunks/mocks-a.js", "var a={},b=()=>a;export{a,b};");
  write("chunks/mocks-b.js", 'import{b as t}from"./mocks-a.js";var own=t();export{own};');
  write(
    "mocks.js",
    'import{a}from"./chunks/mocks-a.js";var c=async()=>(await import("./chunks/mocks-b.js")).own===a;export{c as isShared};\n',
  );
  await bundleMock(folder);
  expect(readdirSync(join(folder, "chunks"))).toHaveLength(1);
  const address = `${pathToFileURL(join(folder, "mocks.js")).href}?ver=1`;
  const script = `import * as mocks from ${JSON.stringify(address)};
    console.log(Object.keys(mocks).join(), await mocks.isShared())`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
  expect(printed).toBe("isShared true\n");
});
