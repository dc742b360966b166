import { build } from "esbuild";
import { serveTexts, type Host } from "./hosts.ts";

/**
 * Serves `/bare.js`, which renders an element with React and nothing else: what every start is compared with.
 * @param element JavaScript that makes the element with `createElement`
 */
export async function serveBareRoot(element: string): Promise<Host> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createElement } from "react";
        import { createRoot } from "react-dom/client";
        createRoot(document.body.appendChild(document.createElement("div"))).render(${element});`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    format: "esm",
    define: { "process.env.NODE_ENV": '"production"' },
    write: false,
  });
  return serveTexts((path) => (path === "/bare.js" ? (outputFiles[0]?.text ?? null) : null));
}

/** @returns a script that loads the elements and the mock at the same time, as the demo does for a signed-in user */
export const mockInPage = ({ origin }: Host, apiBase: string): string => `
  import { setTransport } from "${origin}/gds-widgets.js";
  setTransport("${apiBase}", import("${origin}/mocks.js").then(({ createInlineMock }) =>
    createInlineMock({ apiBase: "${apiBase}", storage: "memory" })));`;
