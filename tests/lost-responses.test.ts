import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ApiError } from "../src/api/errors";
import { setFeaturesOf } from "../src/api/session/features";
import { createSendRequest, type CallOptions } from "../src/api/http";
import { runLimited } from "../src/api/client/run-limited";
import { sendWrite, type WriteRequest, type WriteSession } from "../src/api/writes/send-write";
import { setTransport } from "../src/api/transport";
import { importer, newDonorRow } from "../src/mocks/imports/test-support";
import { API, createTestMock, type TestMock } from "../src/mocks/test-support/mock";
import { answer } from "../src/mocks/transports/answer";
import { FAULTS, spareTokens, startSpareServer } from "./support/spare-server";

/** The session of a user at a server. */
interface Desk {
  session: WriteSession;
  /** The keys of the writes that were sent, in order; null for a write without a key. */
  keys: (string | null)[];
}

function deskAt(apiBase: string, token: string, keyed: boolean): Desk {
  const send = createSendRequest(apiBase);
  const keys: Desk["keys"] = [];
  const user = { _id: "me", email: "", role: "admin", status: "active", privacy: true, profileImage: null };
  const session: WriteSession = {
    state: () => ({ status: "signed-in", user }),
    call: async (path, options) => {
      keys.push(options?.headers?.["Idempotency-Key"] ?? null);
      return (await send(path, token, options as CallOptions)).body as never;
    },
  };
  setFeaturesOf(session, { has: (feature) => keyed && feature === "idempotency" });
  return { session, keys };
}

afterEach(() => {
  vi.useRealTimers();
  setTransport(API, null);
});

type Call = (method: string, path: string, body?: unknown) => Promise<{ body: unknown }>;
type Prepare = (call: Call, mock: TestMock, token: string) => Promise<WriteRequest[]>;
const post = (path: string, body: Record<string, unknown> = {}): WriteRequest => ({ path, method: "POST", body });
const firstDonation = async (call: Call) =>
  ((await call("GET", "/donations?limit=1")).body as { donations: { key: string; version: number }[] }).donations[0]!;

/** Prepares a write, and returns its requests, which are sent together. */
const WRITES: Record<string, Prepare> = {
  create: () => Promise.resolve([post("/donors", { lastName: "Foà", firstName: "Ada", area: "Lodi" })]),
  change: () => Promise.resolve([{ path: "/donors/d1", method: "PUT", body: { city: "Seriate", version: 1 } }]),
  async delete(call) {
    const { key, version } = await firstDonation(call);
    return [{ path: `/donations/${key}`, method: "DELETE", query: { version } }];
  },
  status: () => {
    const body = {
      status: "suspended",
      suspension: { reason: "Accertamenti", from: "2026-11-01", until: null },
      version: 1,
    };
    return Promise.resolve([post("/donors/d1/suspend", body)]);
  },
  bulk: () =>
    Promise.resolve(
      ["d1", "d2", "d3"].map((id) => ({ path: `/donors/${id}`, method: "PUT", body: { city: "Lodi", version: 1 } })),
    ),
  async restore(call) {
    const { key, version } = await firstDonation(call);
    await call("DELETE", `/donations/${key}?version=${version}`);
    return [post(`/donations/${key}/restore`)];
  },
  async upload(call) {
    const bytes = new TextEncoder().encode("%PDF-1.4 verbale");
    const sha256 = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))]
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
    const form = { name: "verbale.pdf", size: bytes.length, type: "application/pdf", sha256, folder: null };
    const { upload } = (await call("POST", "/documents/uploads", form)).body as { upload: { _id: string } };
    await call("PUT", `/documents/uploads/${upload._id}?offset=0`, bytes);
    return [post(`/documents/uploads/${upload._id}/finish`)];
  },
  async "import batch"(_call, mock, token) {
    const it1 = importer(mock, token);
    const id = await it1.start();
    await it1.stage(id, [newDonorRow(2), newDonorRow(3)]);
    return [post(`/imports/${id}/commit`, { batch: 0 })];
  },
  async sending(call) {
    const path = "/emails-template/t1";
    const { receiving } = (await call("POST", `${path}/recipients`, { where: {} })).body as { receiving: number };
    const { template } = (await call("GET", path)).body as { template: { version: number } };
    return [post(`${path}/send`, { where: {}, count: receiving, version: template.version })];
  },
};

const SCENARIOS = {
  "is lost": "lost-response",
  "is a page of HTML": "html-response",
  "comes 60 s late": "late-response",
  "comes to a request that was delivered twice": "repeated-request",
} as const;
const MINUTE = 60_000;
const turn = () => new Promise((resolve) => setImmediate(resolve));
const untilTrue = async (isSo: () => boolean) => {
  while (!isSo()) await turn();
};
/** Advances the fake clock by two minutes, with real time for the server in between. */
async function pass() {
  for (let second = 0; second < 120; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    for (let turns = 0; turns < 5; turns += 1) await turn();
  }
}
/** Sends requests whose responses are late, until the time-out has passed. */
async function sendLate({ ctx }: TestMock, session: WriteSession, requests: readonly WriteRequest[]) {
  const delayed = vi.spyOn(ctx.faults, "distort");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const sent = sendAll(session, requests);
  // the server works in real time; were the clock real again before it delays a response, the delay would outlast the file
  await untilTrue(() => delayed.mock.calls.length === requests.length);
  await pass();
  vi.useRealTimers();
  return sent;
}

/** The numbers of records in the mock. */
const kept = ({ ctx: { store } }: TestMock) => {
  const count = (name: "history" | "document" | "sending") => store.db.records.all(name).length;
  return [store.db.donors.rows().length, count("history"), count("document"), count("sending")];
};

async function openDesk(prepare: Prepare, keyed: boolean) {
  const mock = await createTestMock(8);
  const token = await mock.enter("admin");
  // the first write computes the donors' rows, in real time
  await mock.call("PUT", "/first-view", { token, body: { view: null } });
  const requests = await prepare((method, path, body) => mock.call(method, path, { token, body }), mock, token);
  setTransport(API, { fetch: (request) => answer(mock, request) });
  return { mock, requests, ...deskAt(API, token, keyed) };
}

/** @returns "done", or the kind of the error, of each request */
async function sendAll(session: WriteSession, requests: readonly WriteRequest[]): Promise<string[]> {
  const outcomes: string[] = [];
  await runLimited(requests, 4, async (request) => {
    const outcome = await sendWrite(session, request).then(
      () => "done",
      (error: unknown) => (error instanceof ApiError ? error.kind : Promise.reject(error as Error)),
    );
    outcomes.push(outcome);
  });
  return outcomes;
}

describe.each(Object.keys(WRITES))("%s", (name) => {
  const prepare = WRITES[name]!;
  /** The numbers of records after an undisturbed write. */
  let clean: number[];
  beforeAll(async () => {
    const { mock, session, requests } = await openDesk(prepare, true);
    await sendAll(session, requests);
    clean = kept(mock);
  });

  it.each(Object.entries(SCENARIOS))("is done once with a key if the response %s", async (_, scenario) => {
    const { mock, requests, session, keys } = await openDesk(prepare, true);
    const before = kept(mock);
    await mock.control.setScenario(scenario, { latency: MINUTE, writes: requests.length });
    const late = scenario === "late-response";
    expect(await (late ? sendLate(mock, session, requests) : sendAll(session, requests))).toEqual(
      requests.map(() => (late ? "unclear" : "done")),
    );
    expect(new Set(keys).size).toBe(requests.length);
    // a second press after "unclear" gets the first response
    if (late) expect(await sendAll(session, requests)).toEqual(requests.map(() => "done"));
    expect(new Set(keys).size).toBe(requests.length);
    expect(kept(mock)).toEqual(clean);
    expect(kept(mock)).not.toEqual(before);
  });

  it.each(Object.entries(SCENARIOS))("is sent once without a key if the response %s", async (_, scenario) => {
    const { mock, requests, session, keys } = await openDesk(prepare, false);
    await mock.control.setScenario(scenario, { latency: MINUTE, writes: requests.length });
    const late = scenario === "late-response";
    // only the server decides what a second delivery without a key does
    const outcomes = new Set(await (late ? sendLate(mock, session, requests) : sendAll(session, requests)));
    if (scenario !== "repeated-request") expect([...outcomes]).toEqual(["unclear"]);
    expect(keys).toEqual(requests.map(() => null));
  });
});

const SPARE_WRITES: Record<string, WriteRequest> = {
  create: post("/donors", { lastName: "Foà", firstName: "Ada" }),
  change: { path: "/donors/100", method: "PUT", body: { city: "Seriate" } },
};
describe.each(Object.keys(SPARE_WRITES))("%s on another server", (name) => {
  const request = SPARE_WRITES[name]!;
  it.each([
    ["cut", true, "done"],
    ["page", true, "done"],
    ["late", true, "unclear"],
    ["deliveredTwice", true, "done"],
    ["cut", false, "unclear"],
    ["page", false, "unclear"],
    ["late", false, "unclear"],
  ] as const)("is done once if the response is %s (with keys: %s): %s", async (fault, keyed, outcome) => {
    const server = await startSpareServer();
    server.features.push("donor-writes");
    const before = server.donors.length;
    const { session, keys } = deskAt(`${server.origin}/v2`, spareTokens("admin").authToken, keyed);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const made = fault === "late" ? FAULTS.late(arrived) : FAULTS[fault];
    const { calls, faults } = server;
    // only the first request: the second one gets through, unless it is late, too
    faults.set(`${request.method} ${request.path}`, (answered, again) =>
      fault === "late" || calls.length === 1 ? made(answered, again) : answered,
    );
    if (fault === "late") vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const sent = sendAll(session, [request]);
    for (let count = 1; fault === "late" && count <= (keyed ? 2 : 1); count += 1) {
      await untilTrue(() => calls.length === count);
      await vi.advanceTimersByTimeAsync(MINUTE);
    }
    expect(await sent).toEqual([outcome]);
    vi.useRealTimers();
    arrive();
    faults.clear();
    if (keyed) expect(await sendAll(session, [request])).toEqual(["done"]);
    // after a success, the same request is a new write
    const anew = keyed && outcome === "done" ? 1 : 0;
    expect(new Set(keys).size).toBe(1 + anew);
    expect(server.donors.length - before).toBe(name === "create" ? 1 + anew : 0);
    await server.close();
  });
});
