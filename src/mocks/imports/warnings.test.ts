import { beforeEach, describe, expect, it } from "vitest";
import { createTestMock, type TestMock } from "../test-support/mock";
import { importer, type Row } from "./test-support";

let mock: TestMock;
let api: ReturnType<typeof importer>;
beforeEach(async () => {
  mock = await createTestMock();
  api = importer(mock, await mock.enter("admin"));
});

/** Prepares donors with the cards of the corpus: one is suspended, one has just donated. */
async function prepare() {
  const { db } = mock.ctx.store;
  const rows = Array.from({ length: 60 }, (_, row) => row).filter((row) => {
    const { status, birthday } = db.donors.rows()[row]!;
    return status === "active" && birthday && birthday > "1970-01-01" && birthday < "2000-01-01";
  });
  const [suspended, recent, other] = rows.map((row) => db.donors.rows()[row]!);
  db.putDonor({
    ...suspended!,
    cardNumber: "001939",
    status: "suspended",
    suspensionDate: "2026-10-01",
    suspension: { from: "2026-10-01", until: null, reason: "Visita" },
  });
  db.putDonor({ ...recent!, cardNumber: "001067" });
  const donation = { donorId: recent!._id, type: 1, date: "2026-11-16", place: "Lodi", writeReason: "C’era" };
  await api.send("POST", "/donations", donation);
  return { suspended: suspended!, recent: recent!, other: other! };
}
const donationRow = (row: number, donorCardNumber: string, date = "2026-11-18", type = 1): Row => ({
  row,
  values: { donorCardNumber, date, type, place: "Lodi" },
});
const codes = ({ warnings }: { warnings?: { code: string }[] }) => warnings?.map(({ code }) => code) ?? [];

describe("imported donations", () => {
  it("have the warnings of the form, and aren't written before a confirmation", async () => {
    const { recent } = await prepare();
    const id = await api.start({ entity: "donations" });
    const { rows, import: staged } = await api.stage(id, [
      donationRow(2, "001939"),
      donationRow(3, "001067"),
      donationRow(4, "999999"),
    ]);
    expect(rows.map((row: object) => codes(row).length > 0)).toEqual([true, true, false]);
    expect([codes(rows[0]).at(-1), codes(rows[1])]).toEqual(["suspended", ["interval"]]);
    expect(rows[1].warnings[0].message).toContain("riposo");
    expect(staged).toMatchObject({ warned: 2, confirmed: false, planned: { create: 2, refuse: 1 } });
    expect((await api.send("GET", `/imports/${id}/rows?warned=true`)).body.total).toBe(2);
    const refused = await api.commit(id);
    expect(refused).toMatchObject({ success: false, code: "warnings" });
    const { body } = await api.send("PUT", `/imports/${id}`, { confirmed: true, writeReason: "Deciso dal medico" });
    expect(body.import.confirmed).toBe(true);
    const { rows: written } = await api.commit(id);
    expect(written.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["create", "create", "refuse"]);
    const { donations } = (await api.send("GET", `/donors/${recent._id}/donations?limit=1000`)).body;
    expect(donations.filter(({ date }: { date: string }) => date > "2026-11-15")).toHaveLength(2);
    const { history } = (await api.send("GET", `/donors/${recent._id}/history`)).body;
    expect(history[0]).toMatchObject({
      subject: "donation",
      action: "create",
      reason: expect.stringMatching(/^Importato da .*: Deciso dal medico$/),
    });
  });

  it("are compared with each other; other rows revoke a confirmation", async () => {
    const { other } = await prepare();
    const card = "004242";
    mock.ctx.store.db.putDonor({ ...other, cardNumber: card });
    const id = await api.start({ entity: "donations" });
    const days = ["1996-02-28", "1996-03-02", "1996-09-28"];
    const file = days.map((day, at) => donationRow(at + 2, card, day));
    const { rows } = await api.stage(id, file);
    expect(codes(rows[0])).toContain("interval-after");
    expect(codes(rows[1])).toContain("interval");
    expect(codes(rows[2])).not.toContain("interval");
    await api.send("PUT", `/imports/${id}`, { confirmed: true });
    expect((await api.stage(id, [donationRow(9, card, "2024-03-02")])).import.confirmed).toBe(false);
  });

  it("get a warning for another type on the same day, and match a donation of the same type", async () => {
    await prepare();
    const id = await api.start({ entity: "donations" });
    const { rows } = await api.stage(id, [donationRow(2, "001067", "2026-11-16", 3)]);
    expect(codes(rows[0])).toEqual(["same-day"]);
    const again = await api.start({ entity: "donations" });
    const { rows: same } = await api.stage(again, [donationRow(2, "001067", "2026-11-16")]);
    expect([same[0].outcome, codes(same[0])]).toEqual(["unchanged", []]);
  });
});

describe("the donors of a file", () => {
  it("are found before the dry run; an unknown card gets a reason", async () => {
    const { suspended } = await prepare();
    const rows = ["001939", "999999"].map((donorCardNumber) => ({ donorCardNumber }));
    const { status, body } = await api.send("POST", "/imports/donors", { entity: "donations", rows });
    expect(status).toBe(200);
    expect(body.donors[0]).toMatchObject({
      match: { name: `${suspended.lastName} ${suspended.firstName}` },
      donor: { status: "suspended", suspension: { from: "2026-10-01", until: null } },
    });
    expect(body.donors[1]).toEqual({
      match: null,
      candidates: [],
      donor: null,
      reason: "Nessun donatore con la tessera 999999",
    });
  });

  it("are ambiguous if card and name belong to different people", async () => {
    const { suspended } = await prepare();
    const rows = [{ donorCardNumber: "001939", donorLastName: "Altri", donorFirstName: "Nome" }];
    const { body } = await api.send("POST", "/imports/donors", { entity: "donations", rows });
    expect(body.donors[0]).toMatchObject({ match: null, candidates: [{ id: suspended._id }] });
    expect(body.donors[0].reason).toContain(`La tessera 001939 è di ${suspended.lastName}`);
  });
});
