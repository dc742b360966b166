import { expect, it } from "vitest";
import { createContext } from "../context";
import { createControl } from "../create-control";
import { createDb } from "../db/create-db";
import type { Db } from "../db/db";
import { mayDonate } from "../../domain/donation/may-donate";
import { createRandom, type Random } from "../seed/random";
import { createHandlers } from "../handlers";
import type { Journal } from "../state/journal";
import { replay, stateOf } from "../test-support/changes";
import { NOW } from "../test-support/now";
import { sharedJournal } from "../test-support/shared-journal";
import { answer } from "../transports/answer";

const API = "http://mock.example/v2";
const DONORS = 9;
const SEQUENCES = 12;
/** Each run has other sequences; a failure names its number. */
const FIRST = Math.floor(Math.random() * 1_000_000);
const LENGTH = 14;
/** Every nth sequence, the data are reloaded from the journal. */
const RELOAD_EVERY = 4;
const PERSONAS = ["admin", "admin", "manager", "donor", "director"] as const;

interface Call {
  method: string;
  path: string;
  body?: object;
}

async function openMock(journal: Journal) {
  const now = () => NOW;
  const ctx = await createContext({ apiBase: API, journal, donors: DONORS, now });
  const control = createControl(ctx, now);
  const handlers = createHandlers(ctx);
  const tokens = new Map<string, string>();
  /** Signs in everybody, because a sequence may delete a donor. */
  async function signIn() {
    for (const persona of PERSONAS) tokens.set(persona, (await control.signIn(persona)).authToken);
  }
  async function call(persona: (typeof PERSONAS)[number], { method, path, body }: Call) {
    const token = tokens.get(persona)!;
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const request = new Request(API + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const response = await answer({ ctx, control, handlers }, request);
    // oxlint-disable-next-line typescript/no-explicit-any -- tests know the shape of bodies
    return { status: response.status, body: (await response.json()) as any };
  }
  return { ctx, call, signIn };
}
type Mock = Awaited<ReturnType<typeof openMock>>;

const STATUSES = ["active", "inactive", "dead", "suspended", "temporarilySuspended", "permanentlySuspended"] as const;
const CHANGES = [
  { lastName: "Bianchi" },
  { lastName: "" },
  { city: "Lodi", cap: "26900" },
  { cap: "2" },
  { mobile: "333 1234567", note: "Chiamare la sera" },
  { area: "Lodi" },
  { area: "Bergamo" },
  { privacy: true },
  { bloodGroup: "0-" },
  { cardNumber: "000002" },
  { fiscalCode: "RSSMRA80A01H501U" },
  { status: "inactive", statusReason: "Trasferito" },
  { status: "active", statusReason: "Per errore" },
  { status: "dead", statusReason: "Comunicato dai familiari" },
] as const;
const DAYS = ["2024-02-29", "2025-06-01", "2026-11-20", "2027-01-01", "1950-01-01"] as const;

/** @returns a random call: most are valid, some are outdated, forbidden or break a rule */
function randomCall(random: Random, db: Db): Call {
  const donors = db.records.all("donor");
  const donor = donors[random.between(0, donors.length - 1)]!;
  const version = donor.version - (random.chance(0.1) ? 1 : 0);
  const path = `/donors/${donor._id}`;
  const owned = random.pick(["donations", "awards"] as const);
  const list = owned === "donations" ? db.donors.donationsOf(donor) : db.donors.awardsOf(donor);
  const deleted = db.records.all(owned === "donations" ? "donation" : "award").filter((record) => record.deleted);
  const [date, place] = [random.pick(DAYS), random.pick(["Lodi", "Bergamo", ""] as const)];
  const award = { awardDonorsGroup: random.pick(["Rame", "Oro", ""] as const), awardDonorsGroupDate: date };
  const content = owned === "donations" ? { type: random.between(1, 4), date, place } : award;
  const record = list[random.between(0, Math.max(0, list.length - 1))];
  const status = random.pick(STATUSES);
  return random.pick<() => Call>([
    () => ({ method: "PUT", path, body: { version, ...random.pick<object>(CHANGES) } }),
    () => ({ method: "PUT", path, body: { version, ...random.pick<object>(CHANGES) } }),
    () => ({ method: "PUT", path: `/registration/${donor._id}`, body: { version, phoneHome: "035 123456" } }),
    () => ({
      method: "POST",
      path: `${path}/suspend`,
      body: { status, suspension: { reason: "Febbre", from: "2026-11-20", until: "2026-12-04" } },
    }),
    () => ({ method: "POST", path: `${path}/register`, body: { version } }),
    () => ({ method: "POST", path: "/donors", body: { firstName: "Ugo", lastName: "Foà", area: "Bergamo" } }),
    () => ({ method: "DELETE", path: `${path}?version=${version}` }),
    () => ({ method: "POST", path: `${path}/restore` }),
    () => ({ method: "POST", path: `/${owned}`, body: { donorId: donor._id, ...content } }),
    () => ({ method: "POST", path: `/${owned}`, body: { donorId: donor._id, ...content } }),
    () => ({ method: "PUT", path: `/${owned}/${record?.key}`, body: { version: record?.version ?? 1, ...content } }),
    () => ({ method: "DELETE", path: `/${owned}/${record?.key}` }),
    () => ({ method: "POST", path: `/${owned}/${deleted[0]?._id}/restore` }),
  ])();
}

/** @returns the call that undoes the newest change of a donor, a donation or an award; null: none */
function undoOf(db: Db): Call | null {
  const last = db.records
    .all("history")
    .filter(({ subject }) => subject !== "notification")
    .sort((a, b) => Number(b._id.slice(1)) - Number(a._id.slice(1)))[0];
  if (!last) return null;
  const { subject, subjectId, action, changes, version } = last;
  const path = `/${subject}s/${subjectId}`;
  const former = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
  if (action === "create" || action === "restore") return { method: "DELETE", path: `${path}?version=${version}` };
  if (action === "delete") return { method: "POST", path: `${path}/restore` };
  if (action === "suspend")
    return { method: "POST", path: `${path}/suspend`, body: { version, status: former.status } };
  return { method: "PUT", path, body: { ...former, version, statusReason: "Annullato" } };
}

async function runSequence(mock: Mock, seed: number) {
  const random = createRandom(seed, 1);
  const counts = { done: 0, refused: 0, undone: 0 };
  const { db } = mock.ctx.store;
  await mock.signIn();
  let state = stateOf(db);
  for (let i = 0; i < LENGTH; i++) {
    const before = state;
    const written = db.records.count("history");
    const { status } = await mock.call(random.pick(PERSONAS), randomCall(random, db));
    expect(status).toBeLessThan(500);
    state = stateOf(db);
    if (status >= 400) {
      expectSame(state, before);
      counts.refused += 1;
      continue;
    }
    counts.done += 1;
    // a write without a difference can't be undone
    const undo = db.records.count("history") > written && random.chance(0.4) ? undoOf(db) : null;
    if (!undo || (await mock.call("admin", undo)).status >= 400) continue;
    state = stateOf(db);
    expectSame(withoutVersions(state), withoutVersions(before));
    counts.undone += 1;
  }
  return counts;
}

/** As `toEqual`, which is too slow for thousands of comparisons. */
function expectSame(state: object, expected: object) {
  if (JSON.stringify(state) !== JSON.stringify(expected)) expect(state).toEqual(expected);
}

/** A state without versions, and without the day of the last change of `privacy`. */
const withoutVersions = (state: ReturnType<typeof stateOf>) =>
  Object.fromEntries(
    Object.entries(state).map(([name, fields]) => [name, { ...fields, version: undefined, privacyDate: undefined }]),
  );

/** Checks the fields that are derived from donations. */
function expectDerived(db: Db) {
  for (const donor of db.records.all("donor")) {
    const donations = db.donors.donationsOf(donor);
    expect(donor.donationsNumber).toBe(donations.length);
    expect(donor.lastDonationDate).toBe(donations.at(-1)?.date ?? null);
    expect(db.donors.nextDonation(donor)).toEqual(
      mayDonate(donor, donations, db.today(), { rules: db.settings.rules }),
    );
  }
}

it("replaying the history of random sequences of writes and undos gives the state, also after a reload", async () => {
  const pristine = stateOf(await createDb({ donors: DONORS, now: () => NOW }));
  const total = { done: 0, refused: 0, undone: 0 };
  for (let seed = FIRST; seed < FIRST + SEQUENCES; seed++) {
    const journal = sharedJournal();
    const mock = await openMock(journal());
    const counts = await runSequence(mock, seed);
    for (const name of ["done", "refused", "undone"] as const) total[name] += counts[name];
    const { db } = mock.ctx.store;
    const history = db.records.all("history").sort((a, b) => Number(a._id.slice(1)) - Number(b._id.slice(1)));
    expect(replay(pristine, history), `sequence ${seed}`).toEqual(stateOf(db));
    expectDerived(db);
    if (seed % RELOAD_EVERY > 0) continue;
    const reloaded = (await openMock(journal())).ctx.store.db;
    expect(stateOf(reloaded), `sequence ${seed}, reloaded`).toEqual(stateOf(db));
  }
  // the sequences have enough calls of each kind
  expect(total.done).toBeGreaterThan(SEQUENCES);
  expect(total.refused).toBeGreaterThan(SEQUENCES);
  expect(total.undone).toBeGreaterThan(0);
});
