import { beforeEach, expect, it } from "vitest";
import type { Status } from "../../domain/donor/status";
import { createTestMock, type TestMock } from "../test-support/mock";
import { importer } from "./test-support";

let mock: TestMock;
let api: ReturnType<typeof importer>;
beforeEach(async () => {
  mock = await createTestMock();
  api = importer(mock, await mock.enter("admin"));
});

const SUSPENSION = { from: "2026-10-01", until: null, reason: "Visita" };
const isOneOf = (status: string, all: readonly string[]) => all.includes(status);

/** Gives donors the statuses. @returns a row for each, with another status */
function rowsFor(statuses: readonly Status[], fileStatus: string) {
  const { db } = mock.ctx.store;
  const all = Array.from({ length: 60 }, (_, row) => db.donors.rows()[row]!).filter(({ fiscalCode }) => fiscalCode);
  return statuses.map((status, at) => {
    const donor = all[at]!;
    const suspension = isOneOf(status, ["suspended", "temporarilySuspended", "permanentlySuspended"])
      ? SUSPENSION
      : null;
    db.putDonor({ ...donor, status, suspension, suspensionDate: suspension && SUSPENSION.from });
    return { row: at + 2, values: { fiscalCode: donor.fiscalCode, status: fileStatus, suspensionDate: "2026-11-01" } };
  });
}
const statusesNow = (rows: { match: { id: string } | null }[]) =>
  rows.map(({ match }) => mock.ctx.store.db.donor(match!.id)?.status);

it("an import only changes statuses if the user has chosen this field, and only by allowed steps", async () => {
  const rows = rowsFor(["active", "staged"], "inactive");
  const { written } = await api.run(rows);
  expect(written.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["unchanged", "unchanged"]);
  expect(written.rows[0].reason).toBe(
    "Lo stato resta «Attivo» (il file dice «Inattivo»): si aggiorna solo se scegli anche «Stato».",
  );
  expect(written.rows[1].reason).toBe("Lo stato resta «Inserito».");
  const id = await api.start();
  const { import: staged } = await api.stage(id, rows);
  expect(staged).toMatchObject({ changes: [], optional: [{ field: "status", rows: 1 }] });
  const { body } = await api.send("PUT", `/imports/${id}`, { fields: ["status"] });
  expect(body.import).toMatchObject({ changes: [{ field: "status", rows: 1 }], optional: [] });
  expect(statusesNow((await api.commit(id)).rows)).toEqual(["inactive", "staged"]);
});

it("a status with a reason is never changed by a file, even if the user has chosen the field", async () => {
  const statuses = ["suspended", "temporarilySuspended", "permanentlySuspended", "inactive", "dead"] as const;
  const rows = rowsFor(statuses, "active");
  const id = await api.start({ fields: ["status"] });
  await api.stage(id, rows);
  const choices = rows.map(({ row }) => ({
    row,
    choice: { action: "update", update: "overwrite", fields: ["status"] },
  }));
  await api.send("PUT", `/imports/${id}`, { choices });
  const written = (await api.commit(id)).rows;
  expect(statusesNow(written)).toEqual(statuses);
  expect(written[0].reason).toBe("Lo stato resta «Sospeso»: per cambiarlo serve un motivo, dalla sua scheda.");
  const { db } = mock.ctx.store;
  expect(db.donor(written[0].match.id)?.suspension).toEqual(SUSPENSION);
});
