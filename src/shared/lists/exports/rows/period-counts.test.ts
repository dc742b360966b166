import { afterAll, beforeAll, expect, it } from "vitest";
import type { Session } from "../../../../api/session/session";
import { romeDay } from "../../../../domain/dates/days";
import { chosenExportFields } from "../../../../domain/export/export-fields";
import { periodCountDays } from "../../../../domain/filter/period-counts";
import { recordExport } from "../export-runner";
import { exportRequest } from "../test-support/fake-server";
import { mockServer } from "../test-support/mock-server";
import { readPages } from "./read-pages";

let server: Awaited<ReturnType<typeof mockServer>>;
let session: Pick<Session, "call">;
beforeAll(async () => {
  server = await mockServer(60);
  session = await server.enter("admin");
});
afterAll(() => server.close());

const names = ["lastName", "donationsNumber@last12Months", "donationsNumber@thisYear:1"];
const read = { path: "/donors", query: { order: "lastName" } };
const asked = exportRequest({ entity: "donors", read, fields: chosenExportFields("donors", names) });
const reading = () => ({ session: session as Session, request: asked, signal: new AbortController().signal });

it("an export contains the period counts of the list, and its record has their days", async () => {
  const rows: unknown[][] = [];
  for await (const page of readPages(reading())) rows.push(...page.rows.map(({ values }) => [...values]));
  const days = (period: "last12Months" | "thisYear") =>
    periodCountDays({ period, from: "", to: "", type: null }, romeDay(Date.now())).join("..");
  const counts = [`donationsNumber@${days("last12Months")}`, `donationsNumber@${days("thisYear")}:1`];
  const body = (await session.call("/donors", {
    query: { order: "lastName", limit: 1_000, figures: counts.join() },
  })) as { donors: { lastName: string; figures: Record<string, number> }[] };
  expect(rows).toEqual(body.donors.map((donor) => [donor.lastName, ...counts.map((name) => donor.figures[name])]));
  expect(new Set(rows.map(([, count]) => count)).size).toBeGreaterThan(1);
  await recordExport(reading(), rows.length);
  const { exports } = (await session.call("/exports")) as { exports: { columns: string[] }[] };
  expect(exports[0]?.columns).toEqual(["lastName", ...counts]);
});
