import { afterAll, beforeAll, expect, it } from "vitest";
import type { Session } from "../../../api/session/session";
import { endpoints } from "../../../api/endpoints";
import { romeDay } from "../../../domain/dates/days";
import { exportFields } from "../../../domain/export/export-fields";
import { IMPORT_ENTITIES, type ImportEntity } from "../../../domain/import/entity";
import { importField } from "../../../domain/import/import-fields";
import { exportRequest } from "../../../shared/lists/exports/test-support/fake-server";
import { mockServer } from "../../../shared/lists/exports/test-support/mock-server";
import { writePages } from "../../../shared/lists/exports/write-file";
import { createEngine } from "./engine";
import type { ImportEngine } from "./engine";
import type { FileReading } from "./types";

/** With more donors: `EXPORTED_DONORS=20000 npx vitest run --project unit round-trip --testTimeout=3600000` */
const DONORS = Number(process.env.EXPORTED_DONORS ?? 250);
const PAGE = 1_000;
const noProgress = () => undefined;

type Row = Record<string, unknown>;
let server: Awaited<ReturnType<typeof mockServer>>;
let session: Pick<Session, "call">;
let zones: string[];
beforeAll(async () => {
  server = await mockServer(DONORS);
  session = await server.enter("admin");
  const body: unknown = await session.call(endpoints.zones());
  zones = (body as { zones: { name: string }[] }).zones.map(({ name }) => name);
}, 600_000);
afterAll(() => server.close());

const ORDERS: Record<ImportEntity, string> = { donors: "lastName", donations: "-date", awards: "key" };

async function* registry(entity: ImportEntity): AsyncGenerator<Row> {
  for (let skip = 0; ; skip += PAGE) {
    const body: unknown = await session.call(endpoints[entity](), {
      query: { order: ORDERS[entity], skip, limit: PAGE },
    });
    const rows = (body as Record<string, Row[]>)[entity] ?? [];
    yield* rows;
    if (rows.length < PAGE) return;
  }
}

async function write(entity: ImportEntity, format: "csv" | "xlsx") {
  const read = { path: endpoints[entity](), query: { order: ORDERS[entity] } };
  const request = exportRequest({ entity, format, read, fields: exportFields(entity) });
  const { blob } = await writePages({ session, request, signal: new AbortController().signal }, noProgress);
  return new File([blob], `file.${format}`);
}

/** Sends all rows to a dry run. @returns the planned counts, and a few of the rows that would change something */
async function dryRun(entity: ImportEntity, engine: ImportEngine, { name, rows, columns }: FileReading) {
  const { batches, checksum } = await engine.counts();
  const file = { name, size: 1, rows, columns: columns.length };
  const form = { entity, file, shape: "abc", checksum, update: "overwrite", invite: false };
  const send = (path: string, body: Record<string, unknown>): Promise<DryRun> =>
    session.call(path, { method: "POST", body });
  let now = await send(endpoints.imports(), form);
  const others: object[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    now = await send(endpoints.importRows(now.import._id), { batch, checksum, rows: await engine.batch(batch) });
    others.push(...now.rows.filter(({ outcome }) => outcome !== "unchanged").slice(0, 3));
  }
  return { planned: now.import.planned, others };
}

interface DryRun {
  import: { _id: string; planned: object };
  rows: { outcome: string }[];
}

it.each(IMPORT_ENTITIES.flatMap((entity) => [[entity, "csv"] as const, [entity, "xlsx"] as const]))(
  "our export of all %s as %s is matched without a question, and importing it changes nothing",
  async (entity, format) => {
    const engine = createEngine({ today: romeDay(Date.now()), zones });
    const reading = await engine.open(await write(entity, format), noProgress);
    expect(reading).toMatchObject({ entity, kind: format, options: { headingRow: 0 } });
    const matching = await engine.matching();
    expect(matching).toMatchObject({ unsettled: 0, missing: [], entity });
    expect(new Set(matching.columns.map(({ confidence }) => confidence))).toEqual(new Set(["sure"]));
    const counts = await engine.check(noProgress);
    expect(counts.kinds.filter(({ level }) => level === "error")).toEqual([]);
    expect(counts).toMatchObject({ toFix: 0, skipped: 0, ready: reading.rows, all: reading.rows });

    const wrong: unknown[] = [];
    let nth = 0;
    let batch = await engine.batch(0);
    for await (const row of registry(entity)) {
      const values = batch[nth % PAGE]?.values ?? {};
      for (const { name } of exportFields(entity)) {
        if (!importField(entity, name)) continue;
        const donor = row.donor as Row | undefined;
        const kept = name === "donorName" ? `${String(donor?.lastName)} ${String(donor?.firstName)}` : row[name];
        const want = kept === "" || kept === null ? undefined : kept;
        if (!Object.is(want, values[name]) && wrong.length < 5) wrong.push({ row: nth, name, want, got: values[name] });
      }
      nth += 1;
      if (nth % PAGE === 0) batch = await engine.batch(nth / PAGE);
    }
    expect(wrong).toEqual([]);
    expect(nth).toBe(reading.rows);

    const { planned, others } = await dryRun(entity, engine, reading);
    expect(others).toEqual([]);
    expect(planned).toMatchObject({ unchanged: reading.rows, create: 0, update: 0, skip: 0, refuse: 0, ask: 0 });
  },
);
