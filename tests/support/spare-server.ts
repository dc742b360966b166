import type { IncomingMessage } from "node:http";
import type { Feature } from "../../src/domain/features";
import { spareTemplates } from "./spare-templates";
import { serve, type Answer, type TestServer } from "./static-server";

/**
 * A minimal API without code of the mock: the calls of specification §7, and those for ability and registration. It
 * declares no features, and sends neither totals nor dates. With the feature `donor-writes`, donors can be added and
 * changed.
 */
export interface SpareServer extends TestServer {
  /** "METHOD path" of each call. */
  calls: string[];
  /** The declared features; empty unless a test adds some. */
  features: Feature[];
  /** Fixed answers by path. */
  instead: Map<string, Answer>;
  /** Faults by "METHOD path". They change the answer after the server has handled the call. */
  faults: Map<string, Fault>;
  /** All donors; new ones are last. */
  donors: Record<string, unknown>[];
  /** Pages of donors: the maximum number of rows, and the fields beside `donors`; null: the answer is the array. */
  paging: { most: number; beside: Record<string, unknown> | null };
}

/** Changes an answer as a bad network or a proxy does. `again` repeats the call. */
export type Fault = (answer: Answer, again: () => Answer) => Answer | Promise<Answer>;

/** The faults that tests use. */
export const FAULTS = {
  cut: (answer: Answer): Answer => ({ ...answer, cut: true }),
  late:
    (until: Promise<void>): Fault =>
    async (answer) => {
      await until;
      return answer;
    },
  withoutRecord: (): Answer => json({ success: true }),
  page: (): Answer => ({ type: "text/html", body: "<html>Accetta le condizioni</html>" }),
  deliveredTwice: (_answer: Answer, again: () => Answer): Answer => again(),
};

export const SPARE_PASSWORD = "spare";
export type SpareRole = "admin" | "donor" | "pending" | "volunteer";
export const spareEmail = (role: SpareRole) => `${role}@spare.example`;

const PEOPLE = [
  { _id: 1, email: spareEmail("admin"), role: "admin" },
  { _id: 2, email: spareEmail("donor"), role: "donor", status: "active" },
  { _id: 3, email: spareEmail("pending"), role: "donor", status: "pending" },
  { _id: 4, email: spareEmail("volunteer"), role: "volunteer" },
];
const DONORS = Array.from({ length: 23 }, (_, index) => ({
  _id: 100 + index,
  firstName: "Ada",
  lastName: `Prova ${String(index + 1).padStart(2, "0")}`,
}));

/** Returns valid tokens, for tests that skip the sign-in. */
export function spareTokens(role: SpareRole): { authToken: string; refreshToken: string } {
  const id = PEOPLE.find((person) => person.email === spareEmail(role))?._id;
  return { authToken: `${id}.stored`, refreshToken: `${id}.rstored` };
}
const json = (body: unknown, status = 200): Answer => ({
  status,
  type: "application/json",
  body: JSON.stringify(body),
});
const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "*",
  "Access-Control-Allow-Headers": "*, Authorization",
};

/** Starts the server on a free port. */
export async function startSpareServer(): Promise<SpareServer> {
  const calls: string[] = [];
  const features: Feature[] = [];
  const instead = new Map<string, Answer>();
  const faults: SpareServer["faults"] = new Map();
  const donors: SpareServer["donors"] = structuredClone(DONORS);
  const answered = new Map<string, Answer>();
  const paging: SpareServer["paging"] = { most: Infinity, beside: null };
  const people = structuredClone(PEOPLE);
  const records = new Map<number, Record<string, unknown>>([
    [
      2,
      {
        _id: 2,
        firstName: "Ada",
        lastName: "Prova",
        gender: "F",
        birthday: "1985-03-13T23:00:00.000Z",
        lastDonationDate: "2020-05-01",
      },
    ],
    [3, { _id: 3, firstName: "Ugo", lastName: "Nuovo" }],
  ]);
  let notifications = [
    { _id: 7, title: "Una notifica", message: "Del server di prova" },
    { _id: 8, title: "Un’altra", message: [{ msg: "manca", param: "cap" }] },
  ];
  const mails = spareTemplates(json);
  let issued = 0;
  const tokensOf = (id: number) => ({ authToken: `${id}.${(issued += 1)}`, refreshToken: `${id}.r${issued}` });

  const answer = (request: IncomingMessage, path: string, body: Record<string, unknown>): Answer | null => {
    const [, , area = "", id = ""] = path.split("/");
    const call = `${request.method} /${[area, id].filter(Boolean).join("/")}`;
    const url = new URL(request.url ?? "/", "http://x");
    const me = people.find(({ _id }) => request.headers.authorization?.startsWith(`Bearer ${_id}.`));
    switch (call) {
      case "POST /auth/login": {
        const found = people.find(({ email }) => email === body.email && body.password === SPARE_PASSWORD);
        return found
          ? json({ success: true, ...tokensOf(found._id), user: { _id: found._id } })
          : json({ message: "No" }, 401);
      }
      case "POST /auth/refresh-token":
        return json(tokensOf(Number(String(body.refreshToken).split(".")[0])), 201);
      case "POST /auth/register":
        return { status: 201, body: "" };
      case "POST /auth/validate":
      case "POST /auth/forgot-password":
      case "POST /auth/reset-password":
        return { status: 204, body: "" };
    }
    if (!me) return json({ error: "Chi sei?" }, 401);
    if (area === "registration" && Number(id) === me._id) {
      if (request.method === "GET") return json({ donor: { ...records.get(me._id), status: me.status } });
      records.set(me._id, { ...records.get(me._id), ...body });
      me.status = "verified";
      return json({ success: true });
    }
    if (area === "emails-template") {
      const rest = path.split("/").slice(3);
      return mails(request.method ?? "", rest, body) ?? json({ error: "Not found" }, 404);
    }
    if (area === "donors" && id) {
      const found = path.split("/").length === 4 && donors.find(({ _id }) => _id === Number(id));
      const methods = features.includes("donor-writes") ? ["GET", "PUT"] : ["GET"];
      if (!found || !methods.includes(request.method ?? "")) return json({ error: "Not found" }, 404);
      return json(request.method === "PUT" ? Object.assign(found, body) : found);
    }
    if (request.method === "POST" && area === "donors" && features.includes("donor-writes")) {
      const added = { ...body, _id: 100 + donors.length };
      donors.push(added);
      return json({ donor: added }, 201);
    }
    switch (request.method === "GET" ? call : `${request.method} /${area}`) {
      case "GET /auth/me":
        return json(me);
      case "GET /auth/ability":
        return json({
          ability: [{ action: "manage", subject: "all", conditions: null }],
          ...(features.length > 0 && { features }),
        });
      case "GET /donors": {
        const skip = Number(url.searchParams.get("skip"));
        const rows = donors.slice(skip, skip + Math.min(paging.most, Number(url.searchParams.get("limit"))));
        return json(paging.beside ? { donors: rows, ...paging.beside } : rows);
      }
      case "GET /notifications":
        return json({ notifications });
      case "PUT /notifications": {
        const found = notifications.find(({ _id }) => _id === Number(id));
        return found ? json(Object.assign(found, { dismissed: true })) : json({ error: "Not found" }, 404);
      }
      case "DELETE /notifications":
        notifications = notifications.filter(({ _id }) => _id !== Number(id));
        return { status: 200, body: "" };
    }
    return json({ error: "Not found" }, 404);
  };

  const server = await serve(async (request, path) => {
    if (request.method === "OPTIONS") return { status: 204, body: "", headers: CORS };
    const call = `${request.method} ${path.replace(/^\/v2/, "")}`;
    calls.push(call);
    const body = JSON.parse((await textOf(request)) || "{}") as Record<string, unknown>;
    const key = String(request.headers["idempotency-key"] ?? "");
    const handle = () => {
      const result =
        instead.get(path.replace(/^\/v2/, "")) ?? answered.get(key) ?? answer(request, path, body) ?? json({}, 404);
      if (key) answered.set(key, result);
      return result;
    };
    const result = handle();
    const faulty = await faults.get(call)?.(result, handle);
    return { ...(faulty ?? result), headers: CORS };
  });
  return { ...server, calls, features, instead, faults, donors, paging };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
