const BROWSERS = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/Linux|CrOS/, "Linux"],
] as const;

/**
 * Describes the device of a request: "Chrome, Windows". Requests inside a page have no `User-Agent`: then it describes the
 * browser of the page.
 * @returns null for an unknown device
 */
export function deviceOf({ headers }: { headers: Headers }): string | null {
  const agent = headers.get("user-agent") ?? (globalThis.navigator as Navigator | undefined)?.userAgent ?? "";
  const named = [BROWSERS, SYSTEMS].map((names) => names.find(([pattern]) => pattern.test(agent))?.[1]);
  return named.filter(Boolean).join(", ") || null;
}
