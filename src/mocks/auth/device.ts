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
 * What somebody signs in with, in words: "Chrome, Windows".
 * @param request inside a page it has no such header: then it is the page's own browser
 * @returns null for what says nothing of itself
 */
export function deviceOf({ headers }: { headers: Headers }): string | null {
  const agent = headers.get("user-agent") ?? (globalThis.navigator as Navigator | undefined)?.userAgent ?? "";
  const named = [BROWSERS, SYSTEMS].map((names) => names.find(([sign]) => sign.test(agent))?.[1]);
  return named.filter(Boolean).join(", ") || null;
}
