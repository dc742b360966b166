import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createServer, type ViteDevServer } from "vite";
import { devBundlePlugin } from "./dev-bundle";

let server: ViteDevServer;
let origin: string;
beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), "gds-dist-"));
  writeFileSync(join(dist, "mocks.js"), "export const built = true;");
  writeFileSync(join(dist, "secret.txt"), "no");
  server = await createServer({
    root: dist,
    configFile: false,
    logLevel: "silent",
    plugins: [devBundlePlugin(dist)],
    server: { host: "127.0.0.1", port: 0, ws: false, watch: null },
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0] ?? "";
});
afterAll(() => server.close());

it("the development server serves the built bundle unchanged", async () => {
  const response = await fetch(new URL("gds/mocks.js", origin));
  expect(response.headers.get("content-type")).toBe("text/javascript");
  expect(await response.text()).toBe("export const built = true;");
});

it("a missing file is a 404 with the command to build it", async () => {
  for (const path of ["gds/gds-widgets.js", "gds/secret.txt", "gds/..%2fsecret.js", "gds/"]) {
    const response = await fetch(new URL(path, origin));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("npm run build");
  }
});
