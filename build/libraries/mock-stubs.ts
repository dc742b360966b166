import type { Plugin as EsbuildPlugin } from "esbuild";
import { createRequire } from "node:module";
import { basename, dirname, resolve } from "node:path";
import type { Plugin as VitePlugin } from "vite";

/**
 * Small stand-ins for what msw and @mswjs/data bring along and the mock never uses (docs/decisions/0017): GraphQL, all of date-fns
 * and lodash, a cookie jar that reads the host page's cookies and storage, a tab sync that wipes what other tabs did,
 * the interceptors' log, a parser of cookies that are set. Only imports made by these libraries are touched.
 */
interface Stub {
  /** Path of the importing file, with forward slashes. */
  importer: RegExp;
  specifier: RegExp;
  code: string;
}

const DATA = /\/node_modules\/@mswjs\/data\/lib\//;
const MSW = /\/node_modules\/msw\/lib\//;
const INTERCEPTORS = /\/node_modules\/@mswjs\/interceptors\/lib\//;
const GET = `(object, path, missing) => { let at = object; for (const key of [].concat(path)) at = at == null ? undefined : at[key]; return at === undefined ? missing : at; }`;

const STUBS: readonly Stub[] = [
  { importer: DATA, specifier: /^lodash\/get$/, code: `module.exports = ${GET};` },
  {
    importer: DATA,
    specifier: /^lodash\/set$/,
    code: `module.exports = (object, path, value) => {
      const keys = [].concat(path);
      let at = object;
      for (const key of keys.slice(0, -1)) at = at[key] ??= {};
      at[keys[keys.length - 1]] = value;
      return object;
    };`,
  },
  {
    importer: DATA,
    specifier: /^lodash\/has$/,
    code: `const get = ${GET}; module.exports = (o, p) => get(o, p) !== undefined;`,
  },
  {
    importer: DATA,
    specifier: /^lodash\/isFunction$/,
    code: `module.exports = (value) => typeof value === "function";`,
  },
  { importer: DATA, specifier: /^lodash$/, code: `exports.isFunction = (value) => typeof value === "function";` },
  { importer: DATA, specifier: /^date-fns$/, code: `exports.compareAsc = (a, b) => Math.sign(a - b);` },
  { importer: DATA, specifier: /^debug$/, code: `exports.debug = () => () => undefined;` },
  { importer: DATA, specifier: /^md5$/, code: `module.exports = String;` },
  {
    importer: DATA,
    specifier: /\/generate(Rest|GraphQL)Handlers$/,
    code: `exports.generateRestHandlers = exports.generateGraphQLHandlers = exports.generateGraphQLSchema = () => { throw new Error("left out of this bundle"); };`,
  },
  { importer: DATA, specifier: /\/extensions\/sync$/, code: `exports.sync = () => undefined;` },
  {
    importer: MSW,
    specifier: /\/cookieStore\.m?js$/,
    code: `export const cookieStore = { getCookies: () => [], setCookie: async () => undefined };`,
  },
  { importer: MSW, specifier: /\/getRequestCookies\.m?js$/, code: `export const getAllRequestCookies = () => ({});` },
  {
    importer: MSW,
    specifier: /\/(graphql|GraphQLHandler)\.mjs$/,
    code: `export const graphql = {}; export class GraphQLHandler {}; export const isDocumentNode = () => false;`,
  },
  {
    // no answer of the mock sets a cookie
    importer: /\/node_modules\/headers-polyfill\/lib\//,
    specifier: /^set-cookie-parser$/,
    code: `export const splitCookiesString = (text) => [text];`,
  },
  {
    importer: INTERCEPTORS,
    specifier: /^@open-draft\/logger$/,
    code: `export class Logger { extend() { return this; } debug() {} info() {} success() {} warning() {} error() {} only() {} }`,
  },
];

const files = createRequire(import.meta.url);
const inPackage = (name: string, path: string) => resolve(dirname(files.resolve(`${name}/package.json`)), path);

/** What the mock takes from large entries, from the files that hold it. The importers are ours and openapi-msw. */
const OURS = /\/(src\/mocks|node_modules\/openapi-msw)\//;
const DIRECT: readonly { specifier: string; code: () => string }[] = [
  {
    specifier: "msw",
    code: () =>
      ["http", "HttpResponse", "delay", "getResponse", "handlers/HttpHandler"]
        .map((path) => `export { ${basename(path)} } from ${JSON.stringify(inPackage("msw", `lib/core/${path}.mjs`))};`)
        .join("\n"),
  },
  {
    specifier: "engine.io-client",
    code: () => `export { Transport } from ${JSON.stringify(inPackage("engine.io-client", "build/esm/transport.js"))};`,
  },
];

/** @returns the code that stands in for an import, or null when the import stays as it is */
export function mockStub(specifier: string, importer: string): string | null {
  const from = importer.replaceAll("\\", "/");
  const stub = STUBS.find((one) => one.importer.test(from) && one.specifier.test(specifier));
  if (stub) return stub.code;
  return (OURS.test(from) && DIRECT.find((one) => one.specifier === specifier)?.code()) || null;
}

/** For tsup and esbuild. */
export function mockStubsPlugin(): EsbuildPlugin {
  const namespace = "gds-mock-stubs";
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, importer }) => {
        const code = mockStub(path, importer);
        return code === null ? null : { path: `${path}?${dirname(importer)}`, namespace, pluginData: code };
      });
      build.onLoad({ filter: /.*/, namespace }, ({ pluginData }) => ({
        contents: String(pluginData),
        loader: "js",
        resolveDir: dirname(files.resolve("msw/package.json")),
      }));
    },
  };
}

const PREFIX = "\0gds-mock-stub:";
/** All that may be stood in for: no other import is looked at. */
const SPECIFIERS = [
  ...STUBS.map(({ specifier }) => specifier),
  ...DIRECT.map(({ specifier }) => new RegExp(`^${specifier.replaceAll(".", "\\.")}$`)),
];

function rollupPlugin() {
  const codes = new Map<string, string>();
  return {
    name: "gds-mock-stubs",
    resolveId: {
      filter: { id: SPECIFIERS },
      handler(specifier: string, importer: string | undefined) {
        const code = importer === undefined ? null : mockStub(specifier, importer);
        if (code === null) return null;
        const id = PREFIX + specifier + (code.includes("exports") ? ".cjs" : ".mjs");
        codes.set(id, code);
        return id;
      },
    },
    load: { filter: { id: /^\0gds-mock-stub:/ }, handler: (id: string) => codes.get(id) ?? null },
  };
}

/** For Vite and vitest's browser mode: in the sources, in the built demo, and in dependencies that Vite bundles beforehand. */
export function mockStubsVitePlugin(): VitePlugin {
  return {
    ...rollupPlugin(),
    enforce: "pre",
    config: () => ({
      optimizeDeps: { rolldownOptions: { plugins: [rollupPlugin()] } },
    }),
  };
}
