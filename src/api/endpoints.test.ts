import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { endpoints, isPublic } from "./endpoints";

/** Open to everybody, and yet asked for with the bearer of who has one: for the registration form, filters and rules. */
const OPEN_BUT_ASKED_WITH_BEARER = [endpoints.zones(), endpoints.settings(), endpoints.consentVersions()];
/** Open to everybody, and asked for by a mail program, not by us. */
const OPEN_TO_OTHERS = ["/unsubscribe/{token}"];

it("the paths that need no session are those of the contract", () => {
  const { paths } = parse(readFileSync("docs/openapi.yaml", "utf8")) as {
    paths: Record<string, Record<string, { security?: unknown[] }>>;
  };
  const open = Object.keys(paths).filter((path) =>
    Object.values(paths[path] ?? {}).some(({ security }) => security?.length === 0),
  );
  const ours = Object.values(endpoints).map((path) => path("{id}", "{session}"));
  expect([...ours.filter(isPublic), ...OPEN_BUT_ASKED_WITH_BEARER, ...OPEN_TO_OTHERS].sort()).toEqual(open.sort());
});
