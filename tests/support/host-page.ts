import type { Page } from "@playwright/test";
import { resolve } from "node:path";
import { serve, serveFolder, type TestServer } from "./static-server";
import { test as base } from "./warm-page";

/** No server has this address. The inline mock answers the calls. */
export const API = "https://api.gds.example/v2";

export interface HostPage {
  /** The markup of the page's body. */
  body: string;
  head?: string;
  /** Code that runs before the bundle is imported. It may assign another `transport`. */
  script?: string;
  /** The source of the inline mock's options; false: no mock, and every call gets 401. */
  mock?: string | false;
  headers?: Record<string, string>;
  /** False: without a doctype, browsers use quirks mode. */
  doctype?: false;
  dir?: "rtl";
  /** False: the page alone, without our scripts. */
  bundle?: false;
}

interface Servers {
  bundle: TestServer;
  pages: TestServer;
  put(path: string, type: string, body: string, headers?: Record<string, string>): void;
  reports: string[];
}

export interface Host {
  /** The origin of the bundle, which isn't the page's origin. */
  bundle: string;
  origin: string;
  /** The CSP reports of this test. */
  reports: string[];
  /** Serves a page and opens it. Returns its address. */
  open(page: Page, host: HostPage): Promise<string>;
  /** Serves a file. Returns its address. */
  put(name: string, content: string, headers?: Record<string, string>): string;
}

/** The CSP of decisions §1, with the origins that the guide requires. */
export const policy = (bundle: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${bundle}`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    `connect-src 'self' ${new URL(API).origin} ${new URL(API).origin.replace("https", "wss")}`,
    "report-uri /csp-report",
  ].join("; ");

const REFUSE = `{ fetch: async () => Response.json({ success: false, message: "Accesso richiesto" }, { status: 401 }) }`;

/** Imports the bundle last, so that the script can sign in before the elements start. */
const moduleText = ({ script = "", mock = "{}" }: HostPage, bundle: string) => `
${mock === false ? "" : `import { createInlineMock } from "${bundle}/mocks.js";`}
let transport = ${mock === false ? REFUSE : `createInlineMock({ apiBase: "${API}", storage: "memory", donors: 200, ...${mock} })`};
${script}
const { setTransport } = await import("${bundle}/gds-widgets.js");
for (const base of ["${API}", "${API}/uploads"]) setTransport(base, transport);
`;

let count = 0;

export const test = base.extend<{ host: Host }, { servers: Servers }>({
  servers: [
    async ({}, use) => {
      const files = new Map<string, { type: string; body: string; headers: Record<string, string> }>();
      const reports: string[] = [];
      const bundle = await serveFolder(resolve("dist"));
      const pages = await serve(async (request, path) => {
        if (path === "/favicon.ico") return { status: 204, body: "" };
        if (path === "/csp-report") {
          for await (const chunk of request) reports.push(String(chunk));
          return { status: 204, body: "" };
        }
        return files.get(path) ?? null;
      });
      await use({
        bundle,
        pages,
        reports,
        put: (path, type, body, headers = {}) => files.set(path, { type, body, headers }),
      });
      await Promise.all([bundle.close(), pages.close()]);
    },
    { scope: "worker" },
  ],
  host: async ({ servers }, use) => {
    const { bundle, pages, put, reports } = servers;
    const start = reports.length;
    const types: Record<string, string> = { html: "text/html; charset=utf-8", js: "text/javascript", css: "text/css" };
    const host: Host = {
      bundle: bundle.origin,
      origin: pages.origin,
      get reports() {
        return reports.slice(start);
      },
      put(name, content, headers) {
        put(`/${name}`, types[name.split(".").at(-1) ?? ""] ?? "text/plain", content, headers);
        return `${pages.origin}/${name}`;
      },
      async open(page, options) {
        const name = `page-${(count += 1)}`;
        const text = options.bundle === false ? (options.script ?? "") : moduleText(options, bundle.origin);
        const script = host.put(`${name}.js`, text);
        const dir = options.dir ? ` dir="${options.dir}"` : "";
        const html = `${options.doctype === false ? "" : "<!doctype html>"}<html lang="it"${dir}><head><meta charset="utf-8"><title>Il sito del club</title>
          ${options.head ?? ""}<script type="module" src="${script}"></script></head>
          <body>${options.body}</body></html>`;
        const address = host.put(`${name}.html`, html, options.headers);
        await page.goto(address);
        return address;
      },
    };
    await use(host);
  },
});

export { expect } from "@playwright/test";
