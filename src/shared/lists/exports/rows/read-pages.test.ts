import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiError } from "../../../../api/errors";
import { setFeaturesOf } from "../../../../api/session/features";
import type { Session } from "../../../../api/session/session";
import { chosenExportFields } from "../../../../domain/export/export-fields";
import type { RecordKind } from "../../../../domain/records/records";
import { exportRequest, fakeServer } from "../test-support/fake-server";
import { mockServer } from "../test-support/mock-server";
import { readPages } from "./read-pages";

let server: Awaited<ReturnType<typeof mockServer>>;
let session: Pick<Session, "call">;
beforeAll(async () => {
  server = await mockServer(150);
  session = await server.enter("admin");
});
afterAll(() => server.close());

/** Sort fields of the lists, some of which the rows don't contain. */
const ORDERS: [RecordKind, string[]][] = [
  ["donors", ["lastName", "city", "birthday", "cardNumber", "email", "bloodGroup", "donationsNumber", "suspended"]],
  ["donors", ["nextDonationDate"]],
  ["donations", ["donor.lastName", "key", "type", "date", "place"]],
  ["awards", ["donor.lastName", "award", "awardDonorsGroupDate"]],
];

const collator = new Intl.Collator("it");
const backwards = (text: string) => [...text].reverse().join("");

describe("a selection of more rows than fit in one request", () => {
  const cases = ORDERS.flatMap(([entity, names]) =>
    names.flatMap((name) => [[entity, name] as const, [entity, `-${name}`] as const]),
  );
  it.each(cases)("of %s by %s has the list's order", async (entity, by) => {
    const read = { path: `/${entity}`, query: { order: by } };
    const idField = entity === "donors" ? "_id" : "key";
    const body = (await session.call(read.path, { query: { order: by, limit: 1_000 } })) as Record<
      string,
      Record<string, string>[]
    >;
    const listed = (body[entity] ?? []).map((row) => row[idField] ?? "");
    // in another order than the list's
    const ids = new Set(
      listed.filter((_, at) => at % 7 !== 0).sort((a, b) => collator.compare(backwards(a), backwards(b))),
    );
    expect(ids.size).toBeGreaterThan(50);
    const fields = chosenExportFields(entity, ["key"]);
    const asked = exportRequest({ entity, read, fields, idField, selected: { kind: "some", ids } });
    const got: string[] = [];
    for await (const { rows } of readPages({ session, request: asked, signal: new AbortController().signal }))
      got.push(...rows.map(({ _id }) => _id));
    expect(got).toEqual(listed.filter((id) => ids.has(id)));
  });
});

it("if the rules can't be read, the file has the server's day instead of one by the default rules", async () => {
  const row = { status: "active", birthday: "1980-05-01", gender: "M", lastDonationDate: "2099-01-01" };
  const donors = [
    { ...row, _id: "d1", nextDonation: { date: "2099-08-01", reason: "interval" } },
    { ...row, _id: "d2", nextDonation: null },
  ];
  const call: typeof session.call = (path: string) =>
    path === "/settings"
      ? Promise.reject(new ApiError("http", "", 500))
      : (Promise.resolve({ success: true, donors, total: 2 }) as never);
  const failing = { call };
  setFeaturesOf(failing, { has: () => true });
  const asked = exportRequest({ fields: chosenExportFields("donors", ["nextDonationDate"]) });
  const days: unknown[] = [];
  for await (const { rows } of readPages({ session: failing, request: asked, signal: new AbortController().signal }))
    days.push(...rows.map(({ values }) => values));
  expect(days).toEqual([["2099-08-01"], [null]]);
});

it("on paper, the day of a suspended donor says until when; in a file it is a day", async () => {
  const fields = chosenExportFields("donors", ["nextDonationDate"]);
  const facts = { donationsNumber: 0, nextDonation: { date: "2099-12-03", reason: "suspended" } };
  const suspension = { from: "2026-11-01", until: "2099-12-02" };
  const donors = [
    { ...facts, _id: "d1", status: "temporarilySuspended", suspension },
    { ...facts, _id: "d2", status: "suspended", nextDonation: null },
    { ...facts, _id: "d3", status: "active" },
  ];
  const read = async (format: "print" | "xlsx") => {
    const { session } = fakeServer(({ path }) => (path === "/donors" ? { success: true, donors, total: 3 } : {}));
    setFeaturesOf(session, { has: () => false });
    const reading = { session, request: exportRequest({ fields, format }), signal: new AbortController().signal };
    const values: unknown[] = [];
    for await (const { rows } of readPages(reading)) values.push(...rows.map((row) => row.values[0]));
    return values;
  };
  expect(await read("xlsx")).toEqual(["2099-12-03", null, "2099-12-03"]);
  expect(await read("print")).toEqual([
    "03/12/2099. Sospeso fino al 2 dicembre 2099: quel giorno può donare",
    null,
    "2099-12-03",
  ]);
});
