import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { PASSWORD } from "../db/personas";
import { CHUNK } from "../documents/uploads";
import { importer } from "../imports/test-support";
import { makeContent } from "../seed/files";
import { createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
// oxlint-disable-next-line typescript/no-explicit-any -- tests know the shape of bodies
type Body = any;
type Persona = "admin" | "manager" | "director" | "donor";
const as = async (persona: Persona) => {
  const token = await mock.enter(persona);
  return (method: string, path: string, body?: unknown) => mock.call(method, path, { token, body });
};
let admin: Awaited<ReturnType<typeof as>>;
const donor = async (id: string): Promise<Body> => (await admin("GET", `/donors/${id}`)).body.donor;
const ASKED = { received: "2026-11-13", via: "letter", identity: "document" };
const erase = async (id: string, more: object = {}) =>
  admin("POST", "/erasures", { donor: id, version: (await donor(id))?.version, ...ASKED, ...more });
const register = async (): Promise<Body[]> => (await admin("GET", "/data-requests")).body.requests;
const obstacles = async (id: string): Promise<Body[]> => (await admin("GET", `/erasures/${id}`)).body.erasing.obstacles;

beforeEach(async () => {
  mock = await createTestMock(60);
  admin = await as("admin");
});

describe("erasing", () => {
  it("is for administrators", async () => {
    for (const persona of ["manager", "director", "donor"] as const) {
      const call = await as(persona);
      expect((await call("POST", "/erasures", { donor: "d7", version: 1, ...ASKED })).status).toBe(403);
      for (const path of ["/erasures/d7", "/data-requests"]) expect((await call("GET", path)).status).toBe(403);
    }
    expect((await donor("d7"))._id).toBe("d7");
  });

  it("leaves a number: every address of the record names the request", async () => {
    const { lastName } = await donor("d7");
    const { body } = await erase("d7");
    expect(body.request).toMatchObject({ number: "2026/003", outcome: "accepted", person: null });
    for (const path of ["", "/donations", "/awards", "/history", "/calls"]) {
      const answer = await admin("GET", `/donors/d7${path}`);
      expect([path, answer.status, answer.body]).toMatchObject([
        path,
        404,
        { code: "erased", message: "Dati cancellati su richiesta 2026/003." },
      ]);
    }
    expect((await admin("PUT", "/donors/d7", { version: 1, lastName })).body.code).toBe("erased");
    expect((await admin("POST", "/donors/d7/restore")).body.code).toBe("erased");
    expect((await admin("POST", "/donations", { donorId: "d7", type: 1, date: "2026-11-01" })).body.code).toBe(
      "erased",
    );
    expect((await erase("d7")).body.code).toBe("erased");
    expect((await admin("GET", "/erasures")).body.ids).toEqual(["d7"]);
  });

  it("an earlier deletion can't be restored from the log", async () => {
    await admin("DELETE", "/donors/d7");
    await admin("POST", "/donors/d7/restore");
    expect((await erase("d7")).status).toBe(201);
    const { activity } = (await admin("GET", "/activity?kind=deletions")).body;
    expect(activity).toMatchObject([{ subject: "donor", subjectId: "d7", restore: "gone" }]);
  });

  it("keeps the period counts", async () => {
    const periodCounts = async () => {
      const { months, donationsNumber } = (await admin("GET", "/stats?begin=2010-01-01&end=2026-11-20")).body.stats;
      return { months, donationsNumber };
    };
    const before = await periodCounts();
    const [donation] = (await admin("GET", "/donors/d7/donations")).body.donations;
    await erase("d7");
    expect(await periodCounts()).toEqual(before);
    expect((await admin("PUT", `/donations/${donation.key}`, { version: 1, place: "Lodi" })).body.code).toBe("erased");
  });

  it("refuses an outdated version, and works once for a repeated request", async () => {
    expect((await erase("d7", { version: 0 })).body.code).toBe("version");
    const token = await mock.enter("admin");
    const body = { donor: "d7", version: (await donor("d7")).version, ...ASKED };
    const send = () => mock.call("POST", "/erasures", { token, body, headers: { "Idempotency-Key": "k" } });
    expect(await send()).toMatchObject({ status: 201 });
    expect(await send()).toMatchObject({ status: 201, body: { request: { number: "2026/003" } } });
    expect((await register()).filter(({ number }) => number === "2026/003")).toHaveLength(1);
  });

  it("ends the person's session and says so by a last mail", async () => {
    const own = await as("donor");
    const { email } = await donor("d1");
    expect((await erase("d1")).status).toBe(201);
    expect((await own("GET", "/auth/me")).status).toBe(401);
    expect(mock.ctx.store.db.records.all("mail").filter(({ to }) => to === email)).toMatchObject([
      { subject: "I tuoi dati sono stati cancellati" },
    ]);
    expect((await mock.login(email)).status).toBe(401);
  });

  it("erases the records that a merge has joined, and they can't be separated", async () => {
    const { firstName, lastName, birthday, area, version } = await donor("d7");
    const { body } = await admin("POST", "/donors", { firstName, lastName, birthday, area });
    const other = body.donor._id;
    const merged = await admin("POST", "/merges", {
      survivor: "d7",
      other,
      version,
      otherVersion: 1,
      choices: {},
      same: [],
    });
    expect((await erase("d7")).body.request.erased.records).toBe(2);
    expect((await admin("GET", `/donors/${other}`)).body.code).toBe("erased");
    const { _id } = merged.body.merge;
    expect((await admin("GET", `/merges/${_id}`)).status).toBe(404);
    expect((await admin("POST", `/merges/${_id}/separate`, { version: 1 })).status).toBe(404);
    expect((await admin("GET", "/erasures")).body.ids.sort()).toEqual(["d7", other].sort());
  });
});

describe("obstacles", () => {
  const blocked = async (kind: string) => {
    expect((await obstacles("d7")).map((obstacle) => obstacle.kind)).toContain(kind);
    expect((await erase("d7")).body.code).toBe("blocked");
  };

  it("an open pair", async () => {
    const { firstName, lastName, birthday, area } = await donor("d7");
    await admin("POST", "/donors", { firstName, lastName, birthday, area });
    await blocked("duplicate");
  });

  it("a running import", async () => {
    const calls = importer(mock, await mock.enter("admin"));
    const id = await calls.start({ file: { name: "soci.csv", size: 1, rows: 2, columns: 2 } });
    const row = (number: number) => ({
      row: number,
      values: { lastName: `Nuovi${number}`, firstName: "Piera", area: "Lodi" },
    });
    await calls.stage(id, [row(1)], 0);
    await calls.stage(id, [row(2)], 1);
    await calls.commit(id, 0);
    await blocked("import");
    await calls.commit(id, 1);
    expect(await obstacles("d7")).toEqual([]);
  });

  it("somebody is calling", async () => {
    const person = await donor("d7");
    mock.ctx.store.db.records.put("callHold", {
      _id: person._id,
      by: { _id: "u3", name: "Silvia Ferri" },
      until: new Date(mock.ctx.store.db.now() + 60_000).toISOString(),
    });
    await blocked("call");
  });

  it("a scheduled mail, until the person is taken off its recipients", async () => {
    const { body: before } = await admin("GET", "/emails-template/t1");
    const recipients = { where: {} };
    const at = new Date(mock.ctx.store.db.now() + 86_400_000).toISOString();
    const { receiving } = (await admin("POST", "/emails-template/t1/recipients", recipients)).body;
    const sent = await admin("POST", "/emails-template/t1/send", {
      ...recipients,
      version: before.template.version,
      count: receiving,
      at,
    });
    const sending = sent.body.sending._id;
    const list = mock.ctx.store.db.records.get("mailList", sending)!;
    const id = list.ids.find((one) => one !== "d7")!;
    expect(await obstacles(id)).toMatchObject([{ kind: "sending", _id: sending, date: at }]);
    expect((await erase(id)).body.code).toBe("blocked");
    expect((await admin("DELETE", `/erasures/${id}/sendings/${sending}`)).status).toBe(200);
    expect(await obstacles(id)).toEqual([]);
    const { recipients: left } = (await admin("GET", `/emails-template/t1/sendings/${sending}`)).body.sending;
    expect(left).toBe(receiving - 1);
    expect((await erase(id)).status).toBe(201);
  });
});

describe("the register", () => {
  it("has the request of an account page, and its refusal", async () => {
    const own = await as("donor");
    await own("POST", "/auth/account/deletion", { reason: "Mi trasferisco" });
    const [open] = await register();
    expect(open).toMatchObject({
      number: "2026/003",
      via: "account",
      due: "2026-12-20",
      outcome: null,
      person: { _id: "d1", role: "donor" },
    });
    const refuse = (body: object) => admin("POST", `/data-requests/${open._id}/refuse`, body);
    expect((await refuse({ reason: " " })).status).toBe(422);
    expect((await refuse({ reason: "Serve in un giudizio." })).status).toBe(200);
    expect((await refuse({ reason: "Ancora." })).body.code).toBe("status");
    expect((await register())[0]).toMatchObject({ outcome: "refused", reason: "Serve in un giudizio.", person: null });
    expect((await own("GET", "/auth/account")).body.account.deletion).toMatchObject({
      state: "refused",
      answer: "Serve in un giudizio.",
    });
  });

  it("a refusal of a request on paper answers the account page's, too", async () => {
    const { body } = await admin("POST", "/data-requests", { donor: "d1", ...ASKED });
    const own = await as("donor");
    await own("POST", "/auth/account/deletion", {});
    await admin("POST", `/data-requests/${body.request._id}/refuse`, { reason: "Serve in un giudizio." });
    expect((await own("GET", "/auth/account")).body.account.deletion.state).toBe("refused");
    expect((await admin("GET", "/deletion-requests")).body.requests).toEqual([]);
  });

  it("has no names, also after a withdrawal", async () => {
    const own = await as("donor");
    const { lastName } = await donor("d1");
    await own("POST", "/auth/account/deletion", {});
    await own("DELETE", "/auth/account/deletion");
    const requests = await register();
    expect(requests[0]).toMatchObject({ outcome: "withdrawn", person: null });
    expect(JSON.stringify(requests)).not.toContain(lastName);
  });

  it("an account's request that is accepted erases the donor", async () => {
    const own = await as("donor");
    await own("POST", "/auth/account/deletion", {});
    expect((await admin("POST", "/deletion-requests/d1", { state: "done" })).status).toBe(200);
    expect((await admin("GET", "/donors/d1")).body.code).toBe("erased");
    expect((await register())[0]).toMatchObject({ outcome: "accepted", via: "account" });
    expect((await admin("GET", "/deletion-requests")).body.requests).toEqual([]);
  });

  it("has requests on paper; a donor has one that is open", async () => {
    const paper = { donor: "d7", ...ASKED };
    expect((await admin("POST", "/data-requests", paper)).status).toBe(201);
    expect((await admin("POST", "/data-requests", paper)).body.code).toBe("status");
    expect((await admin("GET", "/erasures/d7")).body.erasing.request.number).toBe("2026/003");
    const { body } = await erase("d7", { received: "2026-11-14", identity: "known" });
    expect(body.request).toMatchObject({ number: "2026/003", received: "2026-11-13", identity: "known" });
  });

  it("keeps the settings with which data were erased when they change", async () => {
    const { version, values } = (await admin("GET", "/settings")).body.settings.dataRequests;
    await erase("d7");
    const changed = { ...values, donationYears: 12, reason: "tracciabilità" };
    expect((await admin("PUT", "/settings/dataRequests", { version, values: changed })).status).toBe(200);
    expect((await register())[0].erased.kept).toEqual(values);
    await erase("d8");
    expect((await register())[0].erased.kept).toEqual(changed);
  });

  it("forgets answered requests after the years of the settings, and gives no number twice", async () => {
    const numbers = async () => (await register()).map(({ number }) => number);
    const { body } = await admin("POST", "/data-requests", { donor: "d7", ...ASKED });
    expect(await numbers()).toEqual(["2026/003", "2026/002", "2026/001"]);
    // the answer to the second one is from July 2026
    mock.clock.advance((5 * 365 - 140) * 86_400_000);
    admin = await as("admin");
    expect(await numbers()).toEqual(["2026/003", "2026/002"]);
    mock.clock.advance(140 * 86_400_000);
    admin = await as("admin");
    expect(await numbers()).toEqual(["2026/003"]);
    await admin("POST", `/data-requests/${body.request._id}/refuse`, { reason: "Serve in un giudizio." });
    expect((await admin("POST", "/data-requests", { donor: "d7", ...ASKED })).body.request.number).toBe("2026/004");
  });

  it("notifies administrators once, a week before the last day for an answer", async () => {
    await (
      await as("donor")
    )("POST", "/auth/account/deletion", {});
    const notices = () =>
      mock.ctx.store.db.records.all("notification").filter(({ title }) => title.includes("2026/003"));
    mock.clock.advance(22 * 86_400_000);
    await (
      await as("admin")
    )("GET", "/notifications");
    expect(notices()).toEqual([]);
    for (let day = 0; day < 2; day += 1) {
      mock.clock.advance(86_400_000);
      await (
        await as("admin")
      )("GET", "/notifications");
    }
    expect(new Set(notices().map(({ title }) => title))).toEqual(
      new Set(["La richiesta 2026/003 va chiusa entro il 20 dicembre 2026"]),
    );
    expect(notices().map(({ userId }) => userId)).toContain("u1");
    expect(new Set(notices().map(({ userId }) => userId)).size).toBe(notices().length);
  });
});

it("sends an event to open tabs of the staff", async () => {
  const events: unknown[] = [];
  const { hub } = mock.ctx;
  for (const id of ["u1", "u2", "d1"]) hub.listen(id, (event, payload) => events.push([id, event, payload]));
  await erase("d7");
  expect(events.filter((event) => (event as string[])[1] === "donor.erased")).toEqual([
    ["u1", "donor.erased", { ids: ["d7"] }],
    ["u2", "donor.erased", { ids: ["d7"] }],
  ]);
});

it("leaves what is about others as it was", async () => {
  const own = { cardNumber: "000123", street: "Via Tasso 91", phoneHome: "035 7799123", mobile: "333 7712345" };
  const { version, area } = await donor("d7");
  expect((await admin("PUT", "/donors/d7", { version, ...own })).status).toBe(200);
  const { firstName, lastName, fiscalCode } = await donor("d7");
  // another telephone has the digits of the card
  const { version: other } = await donor("d8");
  await admin("PUT", "/donors/d8", { version: other, mobile: "333 0001239" });
  await admin("PUT", "/donors/d8", { version: other + 1, mobile: "333 7654321" });
  // the person lives at the seat
  const saturday = { day: "2026-11-19", place: own.street, type: 1, rows: [{ donorId: "d8" }] };
  const day = await admin("POST", "/collection-days", saturday);
  expect(day.status, JSON.stringify(day.body)).toBe(201);
  const { texts } = (await admin("GET", "/settings")).body.settings;
  const values = { ...texts.values, landing: { title: "Dove siamo", text: `${own.street}, tel. ${own.phoneHome}` } };
  expect((await admin("PUT", "/settings/texts", { version: texts.version, values })).status).toBe(200);
  // a file has the wife, who has the address and the telephone, and the person under each mark
  const { street, phoneHome } = own;
  const wife = { lastName: "Consorti", firstName: "Piera", area, street, phoneHome };
  const marks = [
    { lastName: "Rossi", firstName: "Anna", cardNumber: own.cardNumber },
    { lastName: lastName.toUpperCase(), firstName },
    ...(fiscalCode ? [{ lastName: "Rossi", firstName: "Anna", fiscalCode }] : []),
  ].map((row) => ({ ...row, area, street, phoneHome }));
  const calls = importer(mock, await mock.enter("admin"));
  const stage = async (values: object) => {
    const id = await calls.start();
    await admin("POST", `/imports/${id}/rows`, { batch: 0, checksum: "b1", rows: [{ row: 1, values }] });
    return id;
  };
  const [others, ...about] = [await stage(wife), ...(await Promise.all(marks.map(stage)))];
  const { db } = mock.ctx.store;
  const staged = () => db.records.all("import").map(({ _id }) => _id);
  expect(staged()).toEqual(expect.arrayContaining([others, ...about]));
  expect((await erase("d7")).status).toBe(201);
  expect(staged().filter((id) => [others, ...about].includes(id))).toEqual([others]);
  expect(db.records.all("importRows").flatMap(({ rows }) => rows.map(({ values }) => values))).toContainEqual(wife);
  expect(JSON.stringify((await admin("GET", "/donors/d8/history")).body)).toContain("333 0001239");
  expect(db.records.all("collectionDay").map(({ place }) => place)).toContain(own.street);
  expect((await admin("GET", "/settings")).body.settings.texts.values.landing).toEqual(values.landing);
});

describe("nothing knows the person any more", () => {
  const PERSON = {
    firstName: "Ermenegilda",
    lastName: "Zanchettinelli",
    fiscalCode: "ZNCRNG80A41A794N",
    cardNumber: "Z77777",
    street: "Via delle Ginestre Alte 91",
    email: "ermenegilda@posta.example",
    mobile: "333 7712345",
    phoneHome: "035 7799123",
    officeEmail: "zanchettinelli@ufficio.example",
    note: "Ha una cicatrice sul ginocchio",
  };
  const OTHER = { cardNumber: "Z88888", mobile: "339 8812345" };
  /** Values that the record had before. */
  const FORMER = { lastName: "Pellegrinottini", cardNumber: "Z66666", officeEmail: "pellegrinottini@ufficio.example" };
  /** Values that the person wants, in an open request and an unconfirmed address. */
  const WANTED = { firstName: "Gismondagarda", email: "gismondagarda@posta.example" };
  const PRIVATE = { birthday: "1931-07-29", reason: "Prende anticoagulanti" };
  const STRINGS = [PERSON, OTHER, FORMER, WANTED, PRIVATE].flatMap((values) => Object.values(values));

  /** The person asks for the present surname, which the office accepts, and then for another first name and address. */
  async function changeNames(): Promise<void> {
    const token = (await mock.login(PERSON.email)).body.authToken as string;
    const own = (method: string, path: string, body: object) => mock.call(method, path, { token, body });
    const ask = async (values: object) => {
      const asked = await own("PUT", "/registration/d7", { version: (await donor("d7")).version, ...values });
      expect(asked.body.changeRequest, JSON.stringify(asked.body)).toMatchObject({ state: "open" });
    };
    await ask({ lastName: PERSON.lastName });
    const [{ revision }] = (await admin("GET", "/change-requests")).body.requests;
    const answer = { state: "accepted", revision, version: (await donor("d7")).version };
    expect((await admin("POST", "/change-requests/d7", answer)).status).toBe(200);
    await ask({ firstName: WANTED.firstName });
    const changed = await own("POST", "/auth/account/email", { email: WANTED.email, currentPassword: PASSWORD });
    expect(changed.status, JSON.stringify(changed.body)).toBeLessThan(300);
  }

  /** Writes with keys, whose first responses are stored. */
  async function writeWithKeys(): Promise<void> {
    const token = await mock.enter("admin");
    const write = async (method: string, path: string, body: object) => {
      const headers = { "Idempotency-Key": path };
      const { status, body: answer } = await mock.call(method, path, { token, body, headers });
      expect(status, JSON.stringify(answer)).toBe(200);
    };
    const { version } = await donor("d7");
    await write("PUT", "/donors/d7", { version, birthday: PRIVATE.birthday });
    const suspension = { until: "2027-05-05", reason: PRIVATE.reason };
    await write("POST", "/donors/d7/suspend", { status: "suspended", suspension, reason: 6 });
  }

  /** Uses the person everywhere: documents, views, imports, sendings, calls, merges, requests. */
  async function usePerson(): Promise<void> {
    const { version, birthday, area } = await donor("d7");
    const changed = await admin("PUT", "/donors/d7", { version, ...PERSON, ...FORMER });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const { cardNumber, officeEmail } = PERSON;
    await admin("PUT", "/donors/d7", { version: changed.body.donor.version, cardNumber, officeEmail });
    await changeNames();
    const { donor: other } = (
      await admin("POST", "/donors", {
        firstName: PERSON.firstName,
        lastName: PERSON.lastName,
        birthday,
        area,
        ...OTHER,
      })
    ).body;
    const wish = { survivor: "d7", other: other._id, otherVersion: other.version, choices: {}, same: [] };
    const merged = await admin("POST", "/merges", { ...wish, version: (await donor("d7")).version });
    expect(merged.status).toBe(201);
    // merged with somebody else, and separated again
    const mistaken = { survivor: "d9", other: "d7", choices: { mobile: "d7" }, same: [] };
    const versions = { version: (await donor("d9")).version, otherVersion: (await donor("d7")).version };
    const pair = (await admin("GET", "/duplicates/d9.d7")).body;
    if (pair.merging.blocked.includes("codes"))
      await admin("PUT", "/donors/d9", { version: versions.version, fiscalCode: null });
    const wrong = await admin("POST", "/merges", { ...mistaken, ...versions, version: (await donor("d9")).version });
    expect(wrong.status, JSON.stringify(wrong.body)).toBe(201);
    const apart = await admin("POST", `/merges/${wrong.body.merge._id}/separate`, {
      version: (await donor("d9")).version,
    });
    expect(apart.status, JSON.stringify(apart.body)).toBe(200);
    for (const { _id } of (await admin("GET", "/duplicates?donor=d7&limit=50")).body.pairs)
      await admin("PUT", `/duplicates/${_id}`, { distinct: true });

    const pdf = makeContent({ make: "pdf", title: "Prova", pages: [["una riga"]] });
    const form = {
      name: `Consenso ${PERSON.lastName} ${PERSON.firstName}.pdf`,
      size: pdf.length,
      sight: { roles: [], areas: [], donorId: "d7" },
    };
    const begun = (await admin("POST", "/documents/uploads", { ...form, folder: null })).body;
    const upload = begun.upload._id;
    for (let at = 0; at < pdf.length; at += CHUNK)
      await admin("PUT", `/documents/uploads/${upload}?offset=${at}`, pdf.slice(at, at + CHUNK));
    const { document } = (await admin("POST", `/documents/uploads/${upload}/finish`, {})).body;
    // names with the surname alone stay in the history
    for (const [at, name] of [`Referto epatite ${PERSON.lastName}`, "Referto"].entries()) {
      const renamed = await admin("PUT", `/documents/${document._id}`, { version: document.version + at, name });
      expect(renamed.status, JSON.stringify(renamed.body)).toBe(200);
    }
    const { version: shared } = (await admin("GET", "/documents/doc3")).body.document;
    await admin("PUT", "/documents/doc3", { version: shared, name: `Foto ${PERSON.lastName} ${PERSON.firstName}` });

    const layout = { shown: null, pinned: [], widths: {}, density: "comfortable" };
    const rules = [{ field: "fiscalCode", operator: "=", value: PERSON.fiscalCode }];
    const content = {
      tab: "donors",
      sort: "lastName",
      text: PERSON.email,
      filters: [],
      filter: { combinator: "and", rules },
      layout,
    };
    await admin("POST", "/views", { name: `Vista ${PERSON.cardNumber}`, sharedWith: [], content });
    await admin("POST", "/views", { name: "Cognome", sharedWith: [], content: { ...content, text: PERSON.lastName } });

    const calls = importer(mock, await mock.enter("admin"));
    const { fiscalCode, street } = PERSON;
    const values = { ...PERSON, area, street: `${street} bis` };
    const stage = async (row: object) => {
      const id = await calls.start();
      // the helper's checksum would be the row itself
      await admin("POST", `/imports/${id}/rows`, { batch: 0, checksum: "b1", rows: [{ row: 1, values: row }] });
      return id;
    };
    await calls.commit(await stage({ ...values, fiscalCode }));
    await stage({ ...PERSON, area });

    const saturday = { day: "2026-11-19", place: "Lodi", type: 1 };
    await admin("POST", "/collection-days", {
      ...saturday,
      rows: [{ donorId: "d7", note: PERSON.note, reason: PERSON.note }],
    });
    await admin("POST", "/donors/d7/calls", { day: "2026-11-28", type: 1, outcome: "noAnswer" });
    await admin("POST", "/donors/d7/exports", { format: "json" });
    const { db } = mock.ctx.store;
    const { notify } = await import("../write/notify");
    const title = `${PERSON.firstName} ${PERSON.lastName} ha scritto`;
    for (const userId of ["u1", "d7"])
      notify(db, userId, { title, message: PERSON.email, link: "/app/donors/details/d7" });
    await writeWithKeys();
  }

  const IDS: Record<string, () => string[]> = {
    donors: () => ["d7", "d9", "d61"],
    erasures: () => ["d7"],
    registration: () => ["d7"],
    duplicates: () => ["d7.d9"],
    merges: () => ["mg1001", "mg1002"],
    users: () => mock.ctx.store.db.records.all("user").map(({ _id }) => _id),
    imports: () => mock.ctx.store.db.records.all("import").map(({ _id }) => _id),
    documents: () => mock.ctx.store.db.records.all("document").map(({ _id }) => _id),
    "collection-days": () => mock.ctx.store.db.records.all("collectionDay").map(({ _id }) => _id),
    "emails-template": () => mock.ctx.store.db.records.all("template").map(({ _id }) => _id),
    settings: () => ["texts", "dataRequests"],
    uploads: () => [],
  };

  /** Calls all GET operations of the contract, each with the ids that it may have. @returns the bodies by path */
  async function readAll(call: Awaited<ReturnType<typeof as>>): Promise<Map<string, string>> {
    const { paths } = parse(readFileSync("docs/openapi.yaml", "utf8")) as { paths: Record<string, object> };
    const bodies = new Map<string, string>();
    const read = async (path: string) => {
      const { body } = await call("GET", path);
      // the search repeats what was searched
      bodies.set(path, JSON.stringify(body.results?.hits ?? body));
    };
    for (const [path, operations] of Object.entries(paths)) {
      if (!("get" in operations)) continue;
      const [, first = ""] = path.split("/");
      if (path === "/search/") for (const text of STRINGS) await read(`/search/?keyword=${encodeURIComponent(text)}`);
      else if (path === "/calls") await read("/calls?day=2026-11-28&type=1&list=called&limit=100");
      else if (path.includes("{sending}")) await readSendings(read);
      else if (!path.includes("{")) await read(`${path}?limit=1000`);
      else for (const id of IDS[first]?.() ?? []) await read(`${path.replace(/\{\w+\}/, id)}?limit=1000`);
    }
    return bodies;
  }
  async function readSendings(read: (path: string) => Promise<unknown>) {
    for (const { _id, templateId } of mock.ctx.store.db.records.all("sending"))
      await read(`/emails-template/${templateId}/sendings/${_id}`);
  }
  const known = (bodies: Map<string, string>) =>
    [...bodies].flatMap(([path, body]) =>
      STRINGS.filter((text) => body.toLowerCase().includes(text.toLowerCase())).map((text) => `${path}: ${text}`),
    );

  it("in any response, in stored records, and in what is exported", { timeout: 60_000 }, async () => {
    await usePerson();
    const { db } = mock.ctx.store;
    // the confirmation is in the person's own mailbox
    const stays = (record: object) => !("subject" in record && record.subject === "I tuoi dati sono stati cancellati");
    const stored = () =>
      new Map(
        db.records.models().map((model) => [model, JSON.stringify(db.records.all(model).filter(stays))] as const),
      );
    const before = [...known(await readAll(admin)), ...known(stored())];
    expect(new Set(before.map((line) => line.split(": ").at(-1)))).toEqual(new Set(STRINGS));
    for (const name of [
      "search",
      "donors",
      "merges",
      "views",
      "activity",
      "change-requests",
      "imports",
      "documents",
      "collection-days",
      "notifications",
      "users",
    ])
      expect(
        before.some((line) => line.startsWith(`/${name}`)),
        name,
      ).toBe(true);
    const erased = await erase("d7");
    expect(erased.status, JSON.stringify(erased.body)).toBe(201);
    expect(known(await readAll(admin))).toEqual([]);
    expect(known(await readAll(await as("manager")))).toEqual([]);
    expect(known(stored())).toEqual([]);
  });
});
