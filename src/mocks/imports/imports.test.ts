import { beforeEach, describe, expect, it } from "vitest";
import { createTestMock, type TestMock } from "../test-support/mock";
import { importer, newDonorRow, type Row } from "./test-support";

let mock: TestMock;
let api: ReturnType<typeof importer>;
beforeEach(async () => {
  mock = await createTestMock();
  api = importer(mock, await mock.enter("admin"));
});

const outcomes = (body: { rows: { outcome: string }[] }) => body.rows.map(({ outcome }) => outcome);
/** @returns a donor with a card, a fiscal code and an e-mail address */
const known = (nth = 0) => {
  const all = mock.ctx.store.db.donors.rows().slice(0, 60);
  return all.filter(({ cardNumber, email, fiscalCode }) => cardNumber && email && fiscalCode)[nth]!;
};

describe("a dry run", () => {
  it("writes nothing, and returns the outcome of each row", async () => {
    const { db } = mock.ctx.store;
    const [before, size] = [known(), db.donors.rows().length];
    const { fiscalCode, lastName, firstName, cardNumber, city } = before;
    const id = await api.start();
    const body = await api.stage(id, [
      { row: 2, values: { fiscalCode, lastName, firstName, area: before.area, city: "Seriate" } },
      newDonorRow(3),
      { row: 4, values: { lastName, firstName, fiscalCode: known(1).fiscalCode, cardNumber } },
      { row: 5, values: { lastName: "Senza", firstName: "Zona", area: "Atlantide" } },
      { row: 6, values: { fiscalCode: known(2).fiscalCode, lastName: known(2).lastName, city: known(2).city } },
    ]);
    expect(outcomes(body)).toEqual(["update", "create", "ask", "refuse", "unchanged"]);
    expect(body.rows[0]).toMatchObject({
      match: { id: before._id, by: "fiscalCode" },
      changes: [{ field: "city", before: city, after: "Seriate" }],
    });
    expect(body.rows[3].reason).toContain("Zona");
    expect(body.import.planned).toEqual({ create: 1, update: 1, unchanged: 1, skip: 0, refuse: 1, ask: 1 });
    expect([known(), db.donors.rows().length]).toEqual([before, size]);
    expect(db.records.all("history")).toEqual([]);
  });

  it("finds donors by card, e-mail, and name with birth date, and asks if it isn't sure", async () => {
    const { cardNumber, lastName, firstName, birthday, email } = known(7);
    const id = await api.start();
    const { rows } = await api.stage(id, [
      { row: 2, values: { cardNumber, lastName, firstName } },
      { row: 3, values: { cardNumber: known(8).cardNumber, lastName: "Altri", firstName: "Nome", area: "Lodi" } },
      { row: 4, values: { lastName: lastName.toUpperCase(), firstName, birthday, area: "Lodi" } },
      { row: 5, values: { email: known(9).email ?? email, lastName: "Moglie", firstName: "Sua", area: "Lodi" } },
    ]);
    expect(rows[0]).toMatchObject({ match: { by: "cardNumber" } });
    expect(rows[1]).toMatchObject({ outcome: "ask", candidates: [{ id: known(8)._id }] });
    expect(rows[1].reason).toContain("chi è dei due?");
    // the same person as row 2
    expect(rows[2]).toMatchObject({ outcome: "refuse", reason: "È la stessa persona della riga 2" });
    expect(rows[3].outcome).toBe("ask");
  });

  it("of a repeated batch returns the same; other rows replace the batch", async () => {
    const id = await api.start();
    const rows = [newDonorRow(2), newDonorRow(3)];
    const first = await api.stage(id, rows);
    expect(await api.stage(id, rows)).toEqual(first);
    const other = await api.stage(id, [newDonorRow(2)]);
    expect(other.import.batches).toMatchObject([{ batch: 0, rows: 1, state: "staged" }]);
  });

  it("is only for administrators", async () => {
    const manager = importer(mock, await mock.enter("manager"));
    expect((await manager.send("POST", "/imports", {})).status).toBe(403);
    expect((await manager.send("GET", "/imports")).status).toBe(403);
    expect((await api.send("GET", "/imports/im9")).status).toBe(404);
  });
});

describe("a choice", () => {
  it("of the update mode applies to all rows", async () => {
    const { fiscalCode, lastName, firstName } = known();
    const id = await api.start({ update: "none" });
    const rows = [{ row: 2, values: { fiscalCode, lastName, firstName, city: "Seriate", branch: "Officina" } }];
    expect(outcomes(await api.stage(id, rows))).toEqual(["skip"]);
    const { body } = await api.send("PUT", `/imports/${id}`, { update: "overwrite", fields: ["branch"] });
    expect(body.import).toMatchObject({ planned: { update: 1 }, changes: [{ field: "branch", rows: 1 }] });
    await api.commit(id);
    expect(known()).toMatchObject({ branch: "Officina" });
    expect(known().city).not.toBe("Seriate");
  });

  it("to fill only writes empty fields", async () => {
    const { _id, fiscalCode, lastName, firstName, city, mobile } = known(1);
    await api.send("PUT", `/donors/${_id}`, { version: 1, branch: null });
    const id = await api.start({ update: "fill" });
    const values = { fiscalCode, lastName, firstName, city: "Seriate", mobile: "347 5550142", branch: "Officina" };
    const { import: staged, rows } = await api.stage(id, [{ row: 2, values }]);
    expect(staged.changes).toEqual([{ field: "branch", rows: 1, before: null, after: "Officina" }]);
    expect(rows[0].changes).toEqual([{ field: "branch", before: null, after: "Officina" }]);
    await api.commit(id);
    expect(await api.donor(_id)).toMatchObject({ branch: "Officina", city, mobile });
    expect(outcomes((await api.run([{ row: 2, values }], { update: "fill" })).written)).toEqual(["unchanged"]);
    expect((await api.run([{ row: 2, values }], { update: "overwrite" })).written.rows[0].changes).toHaveLength(2);
  });

  it("to skip a row can be taken back", async () => {
    const { fiscalCode, lastName, firstName } = known(2);
    const id = await api.start();
    await api.stage(id, [{ row: 2, values: { fiscalCode, lastName, firstName, city: "Seriate" } }, newDonorRow(3)]);
    const choose = async (choice: object | null) =>
      (await api.send("PUT", `/imports/${id}`, { choices: [{ row: 2, choice }] })).body.import.planned;
    expect(await choose({ action: "skip" })).toMatchObject({ create: 1, update: 0, skip: 1 });
    expect(await choose(null)).toMatchObject({ create: 1, update: 1, skip: 0 });
    await choose({ action: "skip" });
    expect(outcomes(await api.commit(id))).toEqual(["skip", "create"]);
    expect(known(2).city).not.toBe("Seriate");
  });

  it("for one row takes precedence over the options of the import", async () => {
    const { db } = mock.ctx.store;
    const [a, b, c] = [known(0), known(1), known(2)];
    db.records.put("donor", { ...db.donorRecord(b._id)!, branch: null });
    const changes = { city: "Seriate", branch: "Officina" };
    const rowOf = ({ fiscalCode, lastName, firstName, area }: typeof a, row: number, choice: object) => ({
      row,
      choice: { action: "update", ...choice },
      values: { fiscalCode, lastName, firstName, area, ...changes },
    });
    const id = await api.start({ update: "none" });
    const rows = [
      rowOf(a, 2, { update: "overwrite" }),
      rowOf(b, 3, { update: "fill" }),
      rowOf(c, 4, { update: "overwrite", fields: ["branch"] }),
      rowOf(known(3), 5, {}),
    ];
    const staged = await api.stage(id, rows);
    expect(outcomes(staged)).toEqual(["update", "update", "update", "skip"]);
    expect(staged.rows[2].choice).toEqual({ action: "update", update: "overwrite", fields: ["branch"] });
    expect(staged.rows[3].differences).toContainEqual(
      expect.objectContaining({ field: "city", after: "Seriate", empty: false }),
    );
    expect(staged.import.planned).toMatchObject({ update: 3, skip: 1 });
    expect(staged.import.changes.map((change: { field: string; rows: number }) => [change.field, change.rows])).toEqual(
      [
        ["branch", 3],
        ["city", 1],
      ],
    );
    const { body } = await api.send("GET", `/imports/${id}/rows?differs=true&field=city`);
    expect([body.total, body.rows.map(({ row }: Row) => row)]).toEqual([4, [2, 3, 4, 5]]);
    await api.commit(id);
    const [first, second, third, skipped] = await Promise.all([a, b, c, known(3)].map(({ _id }) => api.donor(_id)));
    expect(first).toMatchObject(changes);
    expect(second).toMatchObject({ city: b.city, branch: "Officina" });
    expect(third).toMatchObject({ city: c.city, branch: "Officina" });
    expect(skipped).toMatchObject({ city: known(3).city });
  });

  it("of the donor restores a deleted donor", async () => {
    const { _id, fiscalCode, lastName, firstName, area } = known(3);
    await api.send("DELETE", `/donors/${_id}?version=1`);
    const id = await api.start();
    const staged = await api.stage(id, [{ row: 2, values: { fiscalCode, lastName, firstName, area, city: "Crema" } }]);
    expect(staged.rows[0]).toMatchObject({ outcome: "ask", candidates: [{ id: _id, deleted: true }] });
    const choices = [{ row: 2, choice: { action: "update", id: _id } }];
    const chosen = await api.send("PUT", `/imports/${id}`, { choices });
    expect(chosen.body.import.planned).toMatchObject({ update: 1, ask: 0 });
    expect(outcomes(await api.commit(id))).toEqual(["update"]);
    expect(await api.donor(_id)).toMatchObject({ city: "Crema" });
    await api.undo(id);
    expect((await api.send("GET", `/donors/${_id}`)).status).toBe(404);
  });
});

describe("writing", () => {
  it("creates a donor with the status of the file, an opening balance, an award and a paper consent", async () => {
    const { written } = await api.run([
      newDonorRow(2),
      newDonorRow(3, {
        status: "temporarilySuspended",
        suspensionDate: "2026-11-02",
        privacy: true,
        privacyDate: "2019-03-01",
        lastDonationDate: "2026-10-30",
        lastDonationType: 1,
        donationsNumber: 30,
        awards: "Bronzo",
        awardsDate: "2020-12-12",
        gender: "F",
        mobile: "347 5550142",
      }),
    ]);
    expect(outcomes(written)).toEqual(["create", "create"]);
    const [plain, full] = await Promise.all(written.rows.map((row: any) => api.donor(row.match.id))); // oxlint-disable-line typescript/no-explicit-any
    expect(plain).toMatchObject({ status: "staged", donationsNumber: 0, privacy: false });
    expect(full).toMatchObject({
      status: "temporarilySuspended",
      suspensionDate: "2026-11-02",
      suspension: { from: "2026-11-02" },
      donationsNumber: 30,
      lastDonationDate: "2026-10-30",
      lastDonationType: 1,
      awards: "Bronzo",
      awardsDate: "2020-12-12",
      privacy: true,
      privacyDate: "2019-03-01",
    });
    const { db } = mock.ctx.store;
    expect(db.records.get("consents", full._id)?.given).toMatchObject([
      { code: "privacy", given: true, source: "paper", signed: "2019-03-01", version: "2018" },
    ]);
    // the balance counts a donation before its day that is recorded later
    const body = { donorId: full._id, type: 1, date: "2026-05-02", place: "Lodi" };
    await api.send("POST", "/donations", body);
    expect((await api.donor(full._id)).donationsNumber).toBe(30);
    await api.send("POST", "/donations", { ...body, date: "2026-11-19" });
    expect((await api.donor(full._id)).donationsNumber).toBe(31);
  });

  it("uses an opening balance for the next donation and awards", async () => {
    const { written } = await api.run([
      newDonorRow(2, {
        status: "active",
        lastDonationDate: "2026-11-01",
        lastDonationType: 1,
        donationsNumber: 60,
        gender: "M",
      }),
    ]);
    const donor = await api.donor(written.rows[0].match.id);
    expect(donor.nextDonation.date > "2026-12-01").toBe(true);
    const { body } = await api.send("GET", "/awards-due?limit=1000");
    const due = body.awardsDue.filter((award: { donorId: string }) => award.donorId === donor._id);
    expect(due.length).toBeGreaterThan(0);
  });

  it("keeps a withdrawn consent, a final status, and values that the file doesn't have", async () => {
    const { db } = mock.ctx.store;
    const [dead, withdrawn] = [known(4), known(5)];
    db.putDonor({ ...dead, status: "dead" });
    db.putDonor({ ...withdrawn, privacy: false, privacyDate: null });
    db.records.put("consents", {
      _id: withdrawn._id,
      given: [
        {
          code: "privacy",
          version: "1",
          given: false,
          date: "2026-11-01T10:00:00Z",
          source: "form",
          signed: null,
          recordedBy: null,
        },
      ],
    });
    const keysOf = ({ fiscalCode, lastName, firstName }: typeof dead) => ({ fiscalCode, lastName, firstName });
    const { written } = await api.run([
      { row: 2, values: { ...keysOf(dead), status: "active" } },
      { row: 3, values: { ...keysOf(withdrawn), privacy: true, privacyDate: "2026-01-01" } },
    ]);
    expect(outcomes(written)).toEqual(["unchanged", "unchanged"]);
    expect(written.rows[0].reason).toContain("resta «Deceduto»");
    expect(written.rows[1].reason).toContain("resta revocato");
    expect(known(5).privacy).toBe(false);
  });

  it("doesn't take a step of the status that isn't allowed", async () => {
    const { db } = mock.ctx.store;
    const waiting = (["staged", "provisioned", "pending", "verified"] as const).map((status, nth) => {
      db.putDonor({ ...known(nth), status });
      return known(nth);
    });
    const { written } = await api.run(
      waiting.map(({ fiscalCode, lastName, firstName }, at) => ({
        row: at + 2,
        values: { fiscalCode, lastName, firstName, status: "active" },
      })),
    );
    expect(outcomes(written)).toEqual(["unchanged", "unchanged", "unchanged", "unchanged"]);
    expect(written.rows[2].reason).toBe("Lo stato resta «In attesa».");
    expect(waiting.map((_, nth) => known(nth).status)).toEqual(["staged", "provisioned", "pending", "verified"]);
  });

  it("keeps an unsubscription, also if it adds the consent to privacy", async () => {
    const { db } = mock.ctx.store;
    const { _id, fiscalCode, lastName, firstName } = known(5);
    db.putDonor({ ...known(5), privacy: false, privacyDate: null });
    const refusal = { code: "news", version: "1", given: false, date: "2026-11-01T10:00:00Z" } as const;
    const given = [{ ...refusal, source: "email" as const, signed: null, recordedBy: null }];
    db.records.put("consents", { _id, given });
    const { id, written } = await api.run([{ row: 2, values: { fiscalCode, lastName, firstName, privacy: true } }]);
    expect(outcomes(written)).toEqual(["update"]);
    const news = () => db.records.get("consents", _id)?.given.filter(({ code }) => code === "news");
    expect(await api.donor(_id)).toMatchObject({ privacy: true });
    expect(news()).toEqual(given);
    await api.undo(id);
    expect(news()).toEqual(given);
  });

  it("names the import in the donor's history", async () => {
    const { id, written } = await api.run([newDonorRow(2)]);
    const { history } = (await api.send("GET", `/donors/${written.rows[0].match.id}/history`)).body;
    expect(history[0]).toMatchObject({ action: "create", import: { id, file: "soci-2026.csv" } });
  });

  it("invites new donors with an address, and an undo invalidates their links", async () => {
    const rows = [newDonorRow(2, { email: "piera@esempio.it" }), newDonorRow(3)];
    const { id, written } = await api.run(rows, { invite: true });
    expect(written.import.invited).toBe(1);
    const { db } = mock.ctx.store;
    expect(await api.donor(written.rows[0].match.id)).toMatchObject({ status: "provisioned" });
    expect(db.records.all("link").filter(({ purpose }) => purpose === "first-login")).toHaveLength(1);
    await api.undo(id);
    expect(db.records.all("link").filter(({ purpose }) => purpose === "first-login")).toEqual([]);
  });
});

describe("donations and awards", () => {
  it("are matched to donors, and written once", async () => {
    const { cardNumber, fiscalCode, _id } = known(6);
    const rows: Row[] = [
      { row: 2, values: { donorCardNumber: cardNumber, date: "2024-02-29", type: 1, place: "Crema" } },
      { row: 3, values: { donorFiscalCode: fiscalCode, date: "2024-02-29", type: 1, place: "Crema" } },
      { row: 4, values: { donorCardNumber: "999999", date: "2024-02-29", type: 1 } },
      { row: 5, values: { donorCardNumber: cardNumber, date: "2062-09-12", type: 1 } },
    ];
    const { written } = await api.run(rows, { entity: "donations" });
    expect(outcomes(written)).toEqual(["create", "refuse", "refuse", "refuse"]);
    expect(written.rows[1].reason).toBe("Dice lo stesso della riga 2");
    expect(written.rows[2].reason).toContain("tessera 999999");
    const given = (await api.send("GET", `/donors/${_id}/donations?limit=1000`)).body.donations;
    expect(given.filter(({ date }: { date: string }) => date === "2024-02-29")).toHaveLength(1);
    const again = await api.run(rows.slice(0, 1), { entity: "donations" });
    expect(outcomes(again.written)).toEqual(["unchanged"]);
    const award = { donorCardNumber: cardNumber, awardDonorsGroup: "Platino", awardDonorsGroupDate: "2025-12-14" };
    const awards = await api.run([{ row: 2, values: award }], { entity: "awards" });
    expect(outcomes(awards.written)).toEqual(["create"]);
    await api.undo(awards.id);
    expect(outcomes((await api.run([{ row: 2, values: award }], { entity: "awards" })).written)).toEqual(["create"]);
  });
});

describe("another user", () => {
  it("who edits a donor after the dry run isn't overwritten: the row is refused", async () => {
    const { _id, fiscalCode, lastName, firstName, version } = known();
    const id = await api.start();
    await api.stage(id, [{ row: 2, values: { fiscalCode, lastName, firstName, city: "Seriate" } }]);
    await api.send("PUT", `/donors/${_id}`, { version, city: "Crema" });
    const { rows } = await api.commit(id);
    expect(rows[0]).toMatchObject({ outcome: "refuse", values: { city: "Seriate" } });
    expect(rows[0].reason).toContain("ha modificato i dati");
    expect(known().city).toBe("Crema");
  });

  it("who imports the same people at the same time doesn't create duplicates", async () => {
    const [one, other] = [await api.start(), await api.start()];
    const rows = [newDonorRow(2), newDonorRow(3, { fiscalCode: "RSSMRA80A01F205X" })];
    await Promise.all([api.stage(one, rows), api.stage(other, rows)]);
    const size = mock.ctx.store.db.donors.rows().length;
    const [first, second] = await Promise.all([api.commit(one), api.commit(other)]);
    expect(mock.ctx.store.db.donors.rows().length).toBe(size + 2);
    expect([...outcomes(first), ...outcomes(second)].sort()).toEqual(["create", "create", "refuse", "refuse"]);
  });
});

describe("an undo", () => {
  it("deletes new donors, restores updated ones, and runs once", async () => {
    const { fiscalCode, lastName, firstName, city, _id } = known();
    const { id } = await api.run([
      newDonorRow(2),
      { row: 3, values: { fiscalCode, lastName, firstName, city: "Seriate" } },
    ]);
    const size = mock.ctx.store.db.donors.rows().length;
    expect((await api.send("GET", `/imports/${id}/undo`)).body.undo).toEqual({
      removed: 1,
      restored: 1,
      invited: 0,
      changed: [],
    });
    const first = await api.undo(id);
    expect(first.results.map(({ done }: { done: string }) => done)).toEqual(["removed", "restored"]);
    expect(await api.undo(id)).toEqual(first);
    expect(await api.donor(_id)).toMatchObject({ city, version: 3 });
    expect(mock.ctx.store.db.donors.rows().length).toBe(size - 1);
    expect(first.import).toMatchObject({ state: "undone", undone: { removed: 1, restored: 1, kept: 0, failed: 0 } });
  });

  it("keeps, merges or undoes records that were edited since, as chosen", async () => {
    const people = [known(0), known(1), known(2)];
    const rows = people.map(({ fiscalCode, lastName, firstName }, at) => ({
      row: at + 2,
      values: { fiscalCode, lastName, firstName, city: "Seriate", branch: "Officina" },
    }));
    const { id } = await api.run(rows);
    for (const { _id } of people) await api.send("PUT", `/donors/${_id}`, { version: 2, city: "Crema" });
    const { undo } = (await api.send("GET", `/imports/${id}/undo`)).body;
    expect(undo.changed).toHaveLength(3);
    expect(undo.changed[0]).toMatchObject({
      added: false,
      edits: [{ author: { name: "Ada Bonfanti" }, fields: ["city"] }],
    });
    const choices = [
      { id: people[1]!._id, changed: "merge" },
      { id: people[2]!._id, changed: "undo" },
    ];
    await api.undo(id, 0, { changed: "keep", choices });
    expect(known(0)).toMatchObject({ city: "Crema", branch: "Officina" });
    expect(known(1)).toMatchObject({ city: "Crema", branch: people[1]!.branch });
    expect(known(2)).toMatchObject({ city: people[2]!.city, branch: people[2]!.branch });
  });

  it("keeps a new donor with a later donation by default", async () => {
    const { id, written } = await api.run([newDonorRow(2)]);
    const body = { donorId: written.rows[0].match.id, type: 1, date: "2026-11-19", place: "Lodi" };
    await api.send("POST", "/donations", body);
    const { undo } = (await api.send("GET", `/imports/${id}/undo`)).body;
    expect(undo.changed).toMatchObject([{ added: true, edits: [{ subject: "donation", action: "create" }] }]);
    expect((await api.undo(id)).results).toMatchObject([{ done: "kept" }]);
  });

  it("restores opening balances, awards and consents", async () => {
    const { db } = mock.ctx.store;
    const { written: first } = await api.run([newDonorRow(2)]);
    const donorId = first.rows[0].match.id;
    const changes = {
      donationsNumber: 4,
      lastDonationDate: "2025-05-05",
      lastDonationType: 2,
      privacy: true,
      awards: "Bronzo",
    };
    const before = await api.donor(donorId);
    const { id, written } = await api.run([newDonorRow(2, changes)]);
    expect(outcomes(written)).toEqual(["update"]);
    expect(await api.donor(donorId)).toMatchObject({ donationsNumber: 4, awards: "Bronzo", privacy: true });
    await api.undo(id);
    const after = await api.donor(donorId);
    expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 });
    expect(db.records.get("consents", donorId)).toBeUndefined();
  });
});

describe("the rows of an import", () => {
  it("are paged and filtered, before and after they were written", async () => {
    const known1 = (row: number) => {
      const { fiscalCode, lastName, firstName } = known(row - 2);
      return { row, values: { fiscalCode, lastName, firstName, city: "Seriate" } };
    };
    const batches = [
      [known1(2), newDonorRow(3), newDonorRow(4, { area: "Atlantide" })],
      [newDonorRow(5, { area: "Atlantide" }), known1(6)],
      [newDonorRow(7)],
    ];
    const id = await api.start();
    for (const [batch, rows] of batches.entries()) await api.stage(id, rows, batch);
    const read = async (query: string) => {
      const found: number[] = [];
      for (let skip = 0; ; skip += 2) {
        const { rows, total } = (await api.send("GET", `/imports/${id}/rows?skip=${skip}&limit=2${query}`)).body;
        found.push(...rows.map(({ row }: Row) => row));
        if (skip + 2 >= total) return { found, total };
      }
    };
    const expected = async () => {
      expect(await read("")).toEqual({ found: [2, 3, 4, 5, 6, 7], total: 6 });
      expect(await read("&outcome=refuse")).toEqual({ found: [4, 5], total: 2 });
      expect(await read("&outcome=create")).toEqual({ found: [3, 7], total: 2 });
      expect(await read("&outcome=update&field=city")).toEqual({ found: [2, 6], total: 2 });
      expect(await read("&outcome=skip")).toEqual({ found: [], total: 0 });
    };
    await expected();
    await api.commit(id, 0);
    await expected();
    for (const batch of [1, 2]) await api.commit(id, batch);
    await expected();
    await api.undo(id, 0);
    expect(await read("&undone=removed")).toEqual({ found: [3], total: 1 });
  });
});

describe("the history of imports", () => {
  it("has complete dry runs, which can be dropped before the first commit", async () => {
    const file = { name: "prova.csv", size: 200, rows: 3, columns: 4 };
    const id = await api.start({ file, left: { skipped: 1, refused: 0 } });
    await api.stage(id, [newDonorRow(2)], 0);
    expect((await api.send("GET", "/imports")).body.total).toBe(0);
    await api.stage(id, [newDonorRow(3, { area: "Atlantide" })], 1);
    expect((await api.send("GET", "/imports")).body.imports).toMatchObject([{ _id: id, state: "open" }]);
    const { rows } = (await api.send("GET", `/imports/${id}/rows?outcome=refuse`)).body;
    expect(rows).toMatchObject([{ row: 3, values: { area: "Atlantide" } }]);
    await api.commit(id, 0);
    expect((await api.send("DELETE", `/imports/${id}`, { drop: true })).status).toBe(409);
    const other = await api.start({ file });
    await api.send("DELETE", `/imports/${other}`, { drop: true });
    expect((await api.send("GET", `/imports/${other}`)).status).toBe(404);
  });

  it("has written imports with the matching of columns", async () => {
    await api.start();
    const { id } = await api.run([newDonorRow(2)], { matching: { columns: [1] }, shape: "xyz" });
    const { body } = await api.send("GET", "/imports?shape=xyz");
    expect(body).toMatchObject({ total: 1, imports: [{ _id: id, matching: { columns: [1] }, state: "done" }] });
    expect((await api.send("GET", "/imports")).body.total).toBe(1);
  });

  it("has stopped imports, which write no more", async () => {
    const id = await api.start();
    await api.stage(id, [newDonorRow(2)], 0);
    await api.stage(id, [newDonorRow(3)], 1);
    await api.commit(id, 0);
    expect((await api.send("PUT", `/imports/${id}`, { update: "none" })).status).toBe(409);
    expect((await api.send("PUT", `/imports/${id}`, { stop: true })).body.import).toMatchObject({ state: "stopped" });
    expect(await api.commit(id, 1)).toMatchObject({ success: false, code: "state" });
    expect((await api.commit(id, 0)).rows).toHaveLength(1);
  });
});
