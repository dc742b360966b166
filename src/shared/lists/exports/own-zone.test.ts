import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportFields, chosenExportFields } from "../../../domain/export/export-fields";
import { RECORD_KINDS, RECORDS, type RecordKind } from "../../../domain/records/records";
import { ZONES } from "../../../mocks/seed/zones";
import type { ExportRequest } from "./export-request";
import { recordExport } from "./export-runner";
import { exportRequest } from "./test-support/fake-server";
import { listOf } from "./test-support/list-of";
import { mockServer } from "./test-support/mock-server";
import { writePages } from "./write-file";

let server: Awaited<ReturnType<typeof mockServer>>;
let sessions: Record<"admin" | "manager" | "director" | "donor", Awaited<ReturnType<typeof server.enter>>>;
beforeAll(async () => {
  server = await mockServer(300);
  const enter = (persona: "admin" | "manager" | "director" | "donor") => server.enter(persona);
  const [admin, manager, director, donor] = await Promise.all(
    (["admin", "manager", "director", "donor"] as const).map(enter),
  );
  sessions = { admin, manager, director, donor } as typeof sessions;
});
afterAll(() => server.close());

async function exported(who: keyof typeof sessions, change: Partial<ExportRequest>) {
  const asked = exportRequest({ format: "csv", total: null, ...change });
  const reading = { session: sessions[who], request: asked, signal: new AbortController().signal };
  const file = await writePages(reading, () => undefined);
  const [, ...lines] = (await file.blob.text()).trimEnd().split("\r\n");
  return lines;
}
const area = chosenExportFields("donors", ["area"]);
/** The donors and their records; only administrators can export lists of staff. */
const DONORS_KINDS = RECORD_KINDS.filter((kind) => kind === "donors" || RECORDS[kind].ofDonor);
const read = (entity: RecordKind, query: Record<string, string> = {}) => ({
  path: listOf(entity).path,
  query: { order: "key", ...query },
});
const anyOf = (field: string, operator: string, value: unknown) =>
  JSON.stringify({ combinator: "or", rules: [{ field, operator, value }] });

describe("as a manager", () => {
  it("only the own zone is exported, whatever filter the request has", async () => {
    const [own] = await exported("manager", { fields: area, read: read("donors") });
    expect(own).toBeTruthy();
    const queries: Record<string, string>[] = [
      {},
      { queryFilters: anyOf("area", "!=", own ?? "") },
      { queryFilters: anyOf("key", "notNull", "") },
      { filters: JSON.stringify([{ id: "area", value: ZONES.map(({ name }) => name) }]) },
      { query: "ro" },
    ];
    for (const query of queries)
      expect(new Set(await exported("manager", { fields: area, read: read("donors", query) }))).toSatisfy(
        (zones: Set<string>) => zones.size === 0 || (zones.size === 1 && zones.has(own ?? "")),
      );
  });

  it("rows of another zone can't be exported by their ids", async () => {
    const all = await exported("admin", {
      fields: chosenExportFields("donors", ["key", "area"]),
      read: read("donors"),
    });
    const [own] = await exported("manager", { fields: area, read: read("donors") });
    const foreign = all.filter((line) => !line.endsWith(`;${own}`)).map((line) => `d${Number(line.slice(1, 7))}`);
    const ids = new Set(foreign.slice(0, 50));
    expect(ids.size).toBe(50);
    const change = { fields: area, read: read("donors"), scope: "selection", selected: { kind: "some", ids } } as const;
    expect(await exported("manager", change)).toEqual([]);
  });

  it.each(["donations", "awards"] as const)("%s are exported from the own zone only", async (entity) => {
    const change = { entity, idField: "key", fields: exportFields(entity), read: read(entity) };
    const all = await exported("admin", change);
    const own = await exported("manager", change);
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(all.length);
    const wide = read(entity, { queryFilters: anyOf("donor.area", "notNull", "") });
    expect(await exported("manager", { ...change, read: wide })).toEqual(own);
  });
});

it.each(DONORS_KINDS)("a director can export all %s, and a donor can't export any", async (entity) => {
  const change = { entity, idField: "key", fields: exportFields(entity), read: read(entity) };
  expect(await exported("director", change)).toEqual(await exported("admin", change));
  // donors can read their own data, but the server refuses to record an export
  const donor = { session: sessions.donor, request: exportRequest(change), signal: new AbortController().signal };
  await expect(recordExport(donor, 1)).rejects.toMatchObject({ status: 403 });
});

it.each(["managers", "admins", "directors"] as const)("only administrators can export %s", async (entity) => {
  const { path, query, rows } = listOf(entity);
  const change = { entity, rows, fields: exportFields(entity), read: { path, query } };
  expect((await exported("admin", change)).length).toBeGreaterThan(0);
  for (const who of ["manager", "director", "donor"] as const)
    await expect(exported(who, change)).rejects.toMatchObject({ status: 403 });
});
