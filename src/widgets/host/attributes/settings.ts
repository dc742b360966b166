import {
  ATTRIBUTES,
  CHOICES,
  type AttributeName,
  type RawAttributes,
  type Start,
  type Theme,
  type TokenStorage,
} from "./attributes";

/** An element's attributes, read and checked. */
export interface Settings {
  /** Absolute, ends in `/v2`, without a slash after it. */
  apiBase: string;
  uploadsBase: string | null;
  /** Null: the origin of `apiBase`. */
  socketUrl: string | null;
  recaptchaSiteKey: string | null;
  privacyUrl: string | null;
  theme: Theme;
  tokenStorage: TokenStorage;
  /** Whether the element may set the page's title. */
  pageTitle: boolean;
  /** The first screen for visitors who are signed out. */
  start: Start;
  /** The link back to the partner's site. */
  returnUrl: string | null;
  /** The partner's name at the association. */
  partner: string | null;
  /** Whether the bell of a visitor who is signed out leads to the sign-in. */
  invites: boolean;
  /** The page with the back office; null: the bell opens its own drawer. */
  openIn: string | null;
  bell: boolean;
  /** The features, separated by spaces, that signed-out visitors can use. */
  publicFeatures: string;
}

type AttributeFault =
  | { kind: "missing" }
  | { kind: "no-address"; value: string }
  | { kind: "not-v2"; value: string }
  /** Browsers block calls over http from a page over https. */
  | { kind: "not-secure"; value: string }
  | { kind: "no-key" }
  | { kind: "not-allowed"; value: string }
  | { kind: "no-choice"; value: string; choices: readonly string[] };

/** What is wrong with an attribute. `problem-texts.ts` has the messages. */
export type AttributeProblem = AttributeFault & {
  attribute: AttributeName;
  /** `config-` and the attribute's name: `config-api-base`. */
  code: `config-${AttributeName}`;
};

export type SettingsOutcome =
  /** The problems are those of attributes that have their default instead. */
  | { status: "ready"; settings: Settings; problems: AttributeProblem[] }
  | { status: "wrong"; problems: AttributeProblem[] };

/**
 * Reads the attributes. An empty one counts as absent, because templates of CMSs write empty attributes.
 * @param page the page's address; paths such as `/v2` are resolved against its origin, never against a `<base href>`
 */
export function readSettings(
  raw: RawAttributes,
  { page, titleByDefault }: { page: string; titleByDefault: boolean },
): SettingsOutcome {
  const problems: AttributeProblem[] = [];
  const problem = (attribute: AttributeName, reason: AttributeFault) =>
    problems.push({ ...reason, attribute, code: `config-${attribute}` });
  const text = (name: AttributeName) => raw[ATTRIBUTES[name]]?.trim() || null;

  const address = (name: AttributeName, protocols: string[], paths = FROM_ROOT): URL | null => {
    const value = text(name);
    if (value === null) return null;
    const url = parse(value, page, paths);
    if (!url || !protocols.includes(url.protocol) || url.username || url.password)
      problem(name, { kind: "no-address", value });
    else if (CALLED.has(name) && isBlocked(url, page)) problem(name, { kind: "not-secure", value });
    else return url;
    return null;
  };
  const choice = <Value extends string>(
    name: keyof typeof CHOICES,
    choices: readonly Value[],
    byDefault: Value,
  ): Value => {
    // not trimmed: the style sheet matches the attribute as it is
    const value = raw[ATTRIBUTES[name]] || null;
    const valid = choices.find((candidate) => candidate === value);
    if (value !== null && !valid) problem(name, { kind: "no-choice", value, choices });
    return valid ?? byDefault;
  };

  const api = address("api-base", HTTP);
  if (text("api-base") === null) problem("api-base", { kind: "missing" });
  else if (api && (api.search || api.hash || !/\/v2\/*$/.test(api.pathname)))
    problem("api-base", { kind: "not-v2", value: api.href });
  const key = text("recaptcha-site-key");
  if (key !== null && !/^[\w-]+$/.test(key)) problem("recaptcha-site-key", { kind: "no-key" });

  const settings = {
    apiBase: withoutSlash(api) ?? "",
    uploadsBase: withoutSlash(address("uploads-base", HTTP)),
    socketUrl: withoutSlash(address("socket-url", [...HTTP, "ws:", "wss:"])),
    recaptchaSiteKey: key,
    privacyUrl: address("privacy-url", HTTP, RELATIVE)?.href ?? null,
    theme: choice("theme", CHOICES.theme, "light"),
    tokenStorage: choice("token-storage", CHOICES["token-storage"], "cookie"),
    pageTitle: choice("page-title", CHOICES["page-title"], titleByDefault ? "on" : "off") === "on",
    start: choice("start", CHOICES.start, "sign-up"),
    returnUrl: address("return-url", HTTP)?.href ?? null,
    partner: text("partner")?.slice(0, LONGEST_PARTNER) ?? null,
    invites: choice("signed-out", CHOICES["signed-out"], "hide") === "invite",
    bell: choice("bell", CHOICES.bell, "on") === "on",
    publicFeatures: text("public-features") ?? "",
    openIn: text("open-in") === "drawer" ? null : (address("open-in", HTTP, RELATIVE)?.href ?? null),
  };
  const isWrong = problems.some(({ attribute }) => REQUIRED.test(attribute));
  return { status: isWrong ? "wrong" : "ready", settings, problems };
}

/** Attributes without which an element can't work, or whose default would be less safe than what the page asks for. */
const REQUIRED = /^(api-base|recaptcha-site-key|token-storage)$/;

/** Characters of a partner's name, as docs/openapi.yaml has it. */
const LONGEST_PARTNER = 100;
const HTTP = ["http:", "https:"];

/** Addresses that we request. The others are links. */
const CALLED: ReadonlySet<AttributeName> = new Set<AttributeName>(["api-base", "uploads-base", "socket-url"]);
/** Whether browsers block an address as mixed content. The local machine is an exception. */
const isBlocked = (url: URL, page: string): boolean =>
  page.startsWith("https:") &&
  /^(http|ws):$/.test(url.protocol) &&
  !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
const withoutSlash = (url: URL | null) => url && url.href.replace(/\/+$/, "");

/** Paths from the site's root. The path of the page may change while the element is in it. */
const FROM_ROOT = /^\//;
/** Links may also be relative to the page: "./privacy.html", "../privacy". */
const RELATIVE = /^\.{0,2}\//;

/** A full address with scheme and host. Browsers read "https:x" as a path. */
const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/]/i;
/** Characters that browsers read as a slash, or ignore: "/\\evil" and a tab between two slashes lead to another site. */
const DISGUISED = /[\\\u0000-\u001f\u007f]/;

/**
 * Parses a full address, or a path of the page's own site.
 * @returns null for other values: a host without a scheme ("www.club.example/privacy"), or another site that looks like a path
 *   ("//evil.example")
 */
function parse(value: string, page: string, paths: RegExp): URL | null {
  if (DISGUISED.test(value)) return null;
  const absolute = ABSOLUTE.test(value);
  if (!absolute && !paths.test(value)) return null;
  try {
    const url = new URL(value, page);
    return absolute || url.origin === new URL(page).origin ? url : null;
  } catch {
    return null;
  }
}
