import type { AttributeName } from "../../src/widgets/host/attributes/attribute-names";

/** Origins of Google's script, for an element with a site key (docs/embedding.md). */
const GOOGLE = ["https://www.google.com", "https://www.gstatic.com"];

/** @returns the origin of an address; null for a path of the page's own site */
const originOf = (address: string | undefined): string | null =>
  address && URL.canParse(address) ? new URL(address.replace(/^ws/i, "http")).origin : null;

/**
 * Builds the Content Security Policy that an element needs.
 * @param files the folder of the files; null if they are part of the site
 */
export function policyFor(attributes: Readonly<Partial<Record<AttributeName, string>>>, files: string | null): string {
  const google = attributes["recaptcha-site-key"] ? GOOGLE : [];
  const api = originOf(attributes["api-base"]);
  const live = originOf(attributes["socket-url"]) ?? api;
  const connected = [
    api,
    live?.replace(/^http/, "ws"),
    originOf(attributes["socket-url"]),
    originOf(attributes["uploads-base"]),
  ];
  const directive = (name: string, origins: readonly (string | null | undefined)[]) =>
    [name, "'self'", ...new Set(origins.filter(Boolean))].join(" ");
  return [
    directive("script-src", [originOf(files ?? undefined), ...google]),
    directive("style-src", []),
    directive("connect-src", [...connected, ...google]),
    ...(google.length > 0 ? [directive("frame-src", google.slice(0, 1))] : []),
  ].join("; ");
}
