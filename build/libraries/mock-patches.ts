import { once, type Patch } from "./patches.ts";

const GET = `(object, path, missing) => { let at = object; for (const key of [].concat(path)) at = at == null ? undefined : at[key]; return at === undefined ? missing : at; }`;
const SET = `(object, path, value) => { const keys = [].concat(path); let at = object; for (const key of keys.slice(0, -1)) at = at[key] ??= {}; at[keys[keys.length - 1]] = value; return object; }`;
const LOGGER = `export class Logger { extend() { return this; } debug() {} info() {} success() {} warning() {} error() {} only() {} }`;
/** socket.io-client calls the module itself in development. */
const DEBUG = `const debug = () => () => undefined; module.exports = Object.assign(debug, { debug });`;
/** The parts of msw that the mock uses. The whole index also imports WebSocket handlers. */
const MSW = ["http", "HttpResponse", "delay", "getResponse", "handlers/HttpHandler"]
  .map((path) => `export * from "./${path}.mjs";`)
  .join("\n");
const NO_HANDLERS = `exports.generateRestHandlers = exports.generateGraphQLHandlers = exports.generateGraphQLSchema = undefined;`;

/**
 * Replacements of files that msw and @mswjs/data import and the mock doesn't use (docs/decisions/mock.md, "One set of handlers
 * has three transports"). The first three touch the host page: a cookie jar reads its cookies and storage, and a sync of tabs
 * reverts changes of other tabs. Without the others (GraphQL, date-fns, lodash, relations), a page would load 200 kB more.
 */
const FILES: readonly [end: string, code: string][] = [
  [
    "msw/lib/core/utils/cookieStore.mjs",
    `export const cookieStore = { getCookies: () => [], setCookie: async () => undefined };`,
  ],
  ["msw/lib/core/utils/request/getRequestCookies.mjs", `export const getAllRequestCookies = () => ({});`],
  ["@mswjs/data/lib/extensions/sync.js", `exports.sync = () => undefined;`],
  ["msw/lib/core/index.mjs", MSW],
  ["set-cookie-parser/lib/set-cookie.js", `export const splitCookiesString = (text) => [text];`],
  ["@open-draft/logger/lib/index.mjs", LOGGER],
  ["@mswjs/data/lib/model/generateRestHandlers.js", NO_HANDLERS],
  ["@mswjs/data/lib/model/generateGraphQLHandlers.js", NO_HANDLERS],
  // relations, which no model has, and changes of a record, which the mock creates again instead
  ["@mswjs/data/lib/relations/Relation.js", `exports.Relation = class {}; exports.RelationKind = {};`],
  ["@mswjs/data/lib/model/defineRelationalProperties.js", `exports.defineRelationalProperties = () => undefined;`],
  ["@mswjs/data/lib/model/updateEntity.js", `exports.updateEntity = undefined;`],
  ["lodash/get.js", `module.exports = ${GET};`],
  ["lodash/set.js", `module.exports = ${SET};`],
  ["lodash/isFunction.js", `module.exports = (value) => typeof value === "function";`],
  ["lodash/lodash.js", `exports.isFunction = (value) => typeof value === "function";`],
  ["date-fns/(esm/)?index.js", `export const compareAsc = (a, b) => Math.sign(a - b);`],
  ["debug/src/browser.js", DEBUG],
  ["md5/md5.js", `module.exports = String;`],
  // formats a stack for each of the 150 handlers of a mock, for a warning that the mock never prints
  ["msw/lib/core/utils/internal/getCallFrame.mjs", `export const getCallFrame = () => undefined;`],
];

const fileEnd = (end: string) =>
  new RegExp(`[\\\\/]node_modules[\\\\/]${end.replaceAll(".", "\\.").replaceAll("/", "[\\\\/]")}$`);

export const mockPatches: Patch[] = [
  ...FILES.map(([end, code]) => ({ file: fileEnd(end), apply: () => code })),
  {
    // Registers a blob in the browser's process for each response, only to count bytes.
    file: fileEnd("msw/lib/core/HttpResponse.mjs"),
    apply: (code) =>
      once(
        code,
        /new Blob\(\[responseText\]\)\.size\.toString\(\)/,
        "String(new TextEncoder().encode(responseText).length)",
        "msw's length of a JSON body",
      ),
  },
];
