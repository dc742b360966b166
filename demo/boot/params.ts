import type { AwardsPreset } from "../../src/mocks/options";

/** How the page reaches an API: the mock inside the page, a service worker, or a server. */
export const TRANSPORTS = ["inline", "worker", "http"] as const;
export type TransportName = (typeof TRANSPORTS)[number];

export const THEMES = ["light", "dark", "auto"] as const;
export type Theme = (typeof THEMES)[number];

/** Widths for the frame around the element, in pixels. */
export const WIDTHS = [1200, 720, 650, 360] as const;
export type FrameWidth = (typeof WIDTHS)[number];

/** Whose rules for awards the association uses. */
export const AWARDS = ["avis", "fidas"] as const satisfies readonly AwardsPreset[];

/** Where `npm run mock-api` listens. */
export const DEFAULT_HTTP_API = "http://127.0.0.1:4010/v2";

/** The parameters in the demo's address; an invalid value counts as absent. */
export interface DemoParams {
  persona: string | null;
  scenario: string | null;
  /** Milliseconds added to each response. */
  latency: number | null;
  donors: number | null;
  seed: number | null;
  awards: AwardsPreset | null;
  /** The features that the mock declares, separated by commas; null for all. */
  features: string | null;
  theme: Theme | null;
  labels: "italiano" | null;
  width: FrameWidth | null;
  /** Null for the mock in the page. */
  transport: TransportName | null;
  /** The server's address with `/v2`, for the `http` transport. */
  api: string;
  reset: boolean;
}

const MAX_DONORS = 200_000;
const MAX_LATENCY = 60_000;

/** Reads the demo's parameters from an address's query. */
export function readParams(search: string): DemoParams {
  const query = new URLSearchParams(search);
  return {
    persona: query.get("persona") || null,
    scenario: query.get("scenario") || null,
    latency: readInteger(query.get("latency"), MAX_LATENCY),
    donors: readInteger(query.get("donors"), MAX_DONORS),
    awards: oneOf(AWARDS, query.get("awards")),
    features: query.get("features"),
    seed: readInteger(query.get("seed"), 0xffff_ffff),
    theme: oneOf(THEMES, query.get("theme")),
    labels: oneOf(["italiano"] as const, query.get("labels")),
    width: oneOf(WIDTHS, readInteger(query.get("width"), 10_000)),
    transport: oneOf(TRANSPORTS, query.get("transport")),
    api: httpAddress(query.get("api")) ?? DEFAULT_HTTP_API,
    reset: query.has("reset"),
  };
}

/** @returns the query without `persona` and `reset`, which a reload must not repeat; the rest isn't changed */
export function withoutOneTimeParams(search: string): string {
  const rest = search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "" && !/^(persona|reset)(=|$)/.test(pair));
  return rest.length ? `?${rest.join("&")}` : "";
}

/** @returns the query with one parameter set, or removed if `value` is null */
export function withParam(search: string, name: string, value: string | null): string {
  const query = new URLSearchParams(search);
  if (value === null) query.delete(name);
  else query.set(name, value);
  const text = query.toString();
  return text ? `?${text}` : "";
}

function readInteger(text: string | null, max: number): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const value = Number(text);
  return value <= max ? value : null;
}

function oneOf<T>(values: readonly T[], value: unknown): T | null {
  return values.find((candidate) => candidate === value) ?? null;
}

function httpAddress(text: string | null): string | null {
  if (!text || !URL.canParse(text)) return null;
  return /^https?:$/.test(new URL(text).protocol) ? text.replace(/\/+$/, "") : null;
}

/** @returns this page's address with another query and the same hash */
export function addressWith(search: string): string {
  const address = new URL(location.href);
  address.search = search;
  return address.href;
}
