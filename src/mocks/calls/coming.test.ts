import { expect, it } from "vitest";
import { createTestMock } from "../test-support/mock";

it("who said yes for a day is named for its donation day, also when that day is over; the last call counts", async () => {
  const mock = await createTestMock();
  const token = await mock.enter("admin");
  const { db } = mock.ctx.store;
  const day = "2026-11-15";
  const [comes, changed] = db.donors.rows().map(({ _id }) => _id);
  const call = { day, type: 3, date: null, by: { _id: null, name: "Ada" }, deleted: false } as const;
  const said = (donorId: string | undefined, outcome: "coming" | "notUntil", at: string) =>
    db.records.put("call", { ...call, _id: db.nextId("call", "c"), donorId: donorId!, outcome, at });
  said(comes, "coming", "2026-11-10T17:00:00.000Z");
  said(changed, "coming", "2026-11-10T17:00:00.000Z");
  said(changed, "notUntil", "2026-11-11T17:00:00.000Z");
  const { body } = await mock.call("GET", `/calls/coming?day=${day}`, { token });
  expect(body.donors).toMatchObject([{ _id: comes!, type: 3 }]);
});
