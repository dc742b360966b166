import Papa from "papaparse";
import readXlsx from "read-excel-file/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Session } from "../../../api/session/session";
import { unprotectCell, cellText } from "../../../domain/export/csv";
import type { CellValue } from "../../../domain/fields/field-text";
import { exportFields, type ExportField } from "../../../domain/export/export-fields";
import { sortableFields } from "../../../domain/records/record";
import { RECORDS, RECORD_KINDS, type RecordKind } from "../../../domain/records/records";
import { exportRequest } from "./test-support/fake-server";
import { listOf } from "./test-support/list-of";
import { mockServer } from "./test-support/mock-server";
import { writePages } from "./write-file";

/**
 * Complete files, read by other libraries and compared with the registry. To run with many rows:
 * `EXPORTED_DONORS=100000 NODE_OPTIONS=--max-old-space-size=12000 npx vitest run --project unit read-back --testTimeout=3600000`
 */
const DONORS = Number(process.env.EXPORTED_DONORS ?? 400);
const PAGE = 1_000;

type Row = Record<string, unknown>;
let server: Awaited<ReturnType<typeof mockServer>>;
let session: Pick<Session, "call">;
beforeAll(async () => {
  server = await mockServer(DONORS);
  session = await server.enter("admin");
}, 600_000);
afterAll(() => server.close());

/** The expected values of fields that the export computes. */
const COMPUTED: Record<string, (row: Row) => unknown> = {
  areas: ({ areas }) => (areas as string[]).join(", "),
  nextDonationDate: ({ nextDonation }) => (nextDonation as { date: string | null }).date,
  donorName: ({ donor, donorName }) =>
    donorName ?? `${(donor as Row).lastName as string} ${(donor as Row).firstName as string}`,
};
const valueOf = (row: Row, { name }: ExportField) => (COMPUTED[name]?.(row) ?? row[name] ?? null) as CellValue;

async function* registry(entity: RecordKind, by: string): AsyncGenerator<Row> {
  const { path, query, rows: name } = listOf(entity);
  for (let skip = 0; ; skip += PAGE) {
    const body: unknown = await session.call(path, { query: { ...query, order: by, skip, limit: PAGE } });
    const rows = (body as Record<string, Row[]>)[name] ?? [];
    yield* rows;
    if (rows.length < PAGE) return;
  }
}

const orderOf = (entity: RecordKind, format: "csv" | "xlsx") =>
  format === "csv" ? RECORDS[entity].list.defaultSort : `-${sortableFields(RECORDS[entity]).at(-1)}`;

async function write(entity: RecordKind, format: "csv" | "xlsx") {
  const { path, query, rows } = listOf(entity);
  const read = { path, query: { ...query, order: orderOf(entity, format) } };
  const asked = exportRequest({ entity, rows, format, read, fields: exportFields(entity) });
  const made = await writePages({ session, request: asked, signal: new AbortController().signal }, () => undefined);
  return Buffer.from(await made.blob.arrayBuffer());
}

/** Compares all cells with the registry, and reports the first wrong ones. */
async function compare(
  [entity, format]: [RecordKind, "csv" | "xlsx"],
  lines: readonly (readonly unknown[])[],
  expected: (field: ExportField, value: CellValue) => unknown,
) {
  const fields = exportFields(entity);
  const wrong: unknown[] = [];
  let rows = 0;
  for await (const row of registry(entity, orderOf(entity, format))) {
    const line = lines[rows++] ?? [];
    fields.forEach((field, at) => {
      const [want, got] = [expected(field, valueOf(row, field)), line[at] ?? null];
      if (!Object.is(comparable(want), comparable(got)) && wrong.length < 5)
        wrong.push({ row: rows, field: field.name, want, got });
    });
  }
  expect(wrong).toEqual([]);
  expect(lines).toHaveLength(rows);
  expect(rows).toBeGreaterThan(listOf(entity).rows === "users" ? 1 : DONORS / 100);
}
const comparable = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

it.each(RECORD_KINDS)("a CSV of all %s equals the registry cell by cell", async (entity) => {
  const text = (await write(entity, "csv")).toString("utf8");
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ""), { delimiter: ";", skipEmptyLines: true });
  expect(data[0]).toEqual(exportFields(entity).map(({ label }) => label));
  const lines = data.slice(1).map((line) => line.map(unprotectCell));
  await compare([entity, "csv"], lines, (field, value) => cellText(field, value));
});

/** @returns the expected cell of a spreadsheet: days, numbers and flags have their type, other values are text */
function typed(field: ExportField, value: CellValue): unknown {
  if (value === null || value === "" || typeof value === "boolean") return value === "" ? null : value;
  if (field.kind === "day") return new Date(`${value}T00:00:00Z`);
  return field.kind === "number" ? value : cellText(field, value);
}

it.each(RECORD_KINDS)("an XLSX of all %s equals the registry cell by cell", async (entity) => {
  const [sheet] = await readXlsx(await write(entity, "xlsx"));
  const [head, ...lines] = sheet?.data ?? [];
  expect(head).toEqual(exportFields(entity).map(({ label }) => label));
  await compare([entity, "xlsx"], lines, typed);
});
