import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { endpoints, isPublic } from "./endpoints";
import { pageEndpoints } from "./page-endpoints";

const ALL: Readonly<Record<string, (...ids: string[]) => string>> = { ...endpoints, ...pageEndpoints };

/** Public, but our client sends the bearer and renews it: the registration form, filters and rules read them. */
const PUBLIC_WITH_BEARER = [endpoints.zones(), endpoints.settings(), endpoints.consentVersions()];
/** Public, and called by mail programs only. */
const NOT_CALLED_HERE = ["/unsubscribe/{token}"];

it("the public paths are those without security in docs/openapi.yaml", () => {
  const { paths } = parse(readFileSync("docs/openapi.yaml", "utf8")) as {
    paths: Record<string, Record<string, { security?: unknown[] }>>;
  };
  const open = Object.keys(paths).filter((path) =>
    Object.values(paths[path] ?? {}).some(({ security }) => security?.length === 0),
  );
  const ours = Object.values(ALL).map((path) => path("{id}", "{session}"));
  expect([...ours.filter(isPublic), ...PUBLIC_WITH_BEARER, ...NOT_CALLED_HERE].sort()).toEqual(open.sort());
});

it("an id can't change a path: each is escaped", () => {
  const paths = Object.values(ALL).map((path) => path("a/../b?c#d", "e/../f?g#h"));
  expect(paths.filter((path) => /\.\.\/|[?#]/.test(path))).toEqual([]);
});
