import type { TestOffice } from "./office";
import type { Row } from "./row";

/** What the proxy gets from the server, and what it sends to the client. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What happens to one delivery of a write. */
export interface Attempt {
  /** How often the server gets it. */
  delivered: 0 | 1 | 2;
  /** What the client gets: nothing, because the connection is cut, or a reply. `reply` is the server's last one. */
  answer: (reply: Reply) => Reply | "cut" | "half";
  /** The reply waits until the page's clock has passed 65 s. */
  late?: true;
}

export interface Fault {
  name: string;
  /** What happens to the first deliveries; later ones get through. */
  attempts: readonly Attempt[];
  /** What a person does while the reply is late. The reply is sent afterwards. */
  act?: (office: TestOffice) => Promise<void>;
  /** After it, the screen of the write is gone and needn't say anything. */
  silent?: true;
  /** Why it can't occur for a write. @param keyed whether the server declares `idempotency` */
  impossible?: (keyed: boolean, row: Row) => string | null;
}

const text = (status: number, type: string, body: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { "content-type": type, ...headers },
  body: Buffer.from(body),
});
const json = (status: number, body: unknown, headers?: Record<string, string>) =>
  text(status, "application/json", JSON.stringify(body), headers);
const html = (status: number, headers?: Record<string, string>) =>
  text(status, "text/html; charset=utf-8", "<!doctype html><title>Accedi alla rete</title>", headers);

const error = (status: number): Reply => {
  switch (status) {
    case 408:
      return text(408, "text/plain", "");
    case 500:
      return json(500, { success: false, message: "Errore interno del server." });
    case 503:
      return html(503, { "retry-after": "1" });
    default:
      return html(status);
  }
};

const before = (answer: Reply | "cut"): Attempt => ({ delivered: 0, answer: () => answer });
const after = (answer: (reply: Reply) => Reply | "cut" | "half"): Attempt => ({ delivered: 1, answer });
/** The server's status with another body. */
const withBody = (body: string, type = "application/json") =>
  after(({ status }) => text(status === 204 ? 200 : status, type, body));

const tooMany = json(429, { success: false, message: "Troppe richieste." }, { "retry-after": "40" });
const running = json(
  409,
  { success: false, message: "La stessa richiesta è ancora in corso.", code: "idempotencyRunning" },
  { "retry-after": "1" },
);
/** For faults of writes with a key: a server without `idempotency` gets none, and neither does a call before the sign-in. */
const keyedOnly =
  (reason: string) =>
  (keyed: boolean, { persona }: Row): string | null =>
    persona === null ? "nobody is signed in, so the call has no key" : keyed ? null : reason;
const NEVER_REPEATED = keyedOnly("without `idempotency` a write is never repeated");

/** All faults of a connection or a server, in the order of the printed table. */
const OF_THE_CONNECTION: readonly Fault[] = [
  { name: "no fault", attempts: [] },
  { name: "cut before", attempts: [before("cut")] },
  { name: "cut after", attempts: [after(() => "cut")] },
  { name: "html before", attempts: [before(html(200))] },
  { name: "html after", attempts: [after(() => html(200))] },
  ...[500, 502, 503, 504, 408].flatMap((status) => [
    { name: `${status} before`, attempts: [before(error(status))] },
    { name: `${status} after`, attempts: [after(() => error(status))] },
  ]),
  { name: "429", attempts: [before(tooMany)] },
  {
    name: "cut after, then 429",
    attempts: [after(() => "cut"), before(tooMany)],
    impossible: NEVER_REPEATED,
  },
  {
    name: "cut after, twice",
    attempts: [after(() => "cut"), after(() => "cut")],
    impossible: NEVER_REPEATED,
  },
  {
    name: "409 running",
    attempts: [before(running)],
    impossible: keyedOnly("only a server with `idempotency` knows a running request"),
  },
  { name: "empty", attempts: [withBody("")] },
  { name: "[]", attempts: [withBody("[]")] },
  { name: "half a body", attempts: [after(() => "half")] },
  { name: "wrong JSON", attempts: [withBody('{"answer":42}')] },
  {
    name: "delivered twice",
    attempts: [{ delivered: 2, answer: (reply) => reply }],
    impossible: keyedOnly("without `idempotency` no server can tell it from two writes (docs/server.md)"),
  },
  { name: "late", attempts: [{ delivered: 1, answer: (reply) => reply, late: true }] },
];

/** The server has done it, and the connection is cut after the person has acted. */
const lost: Attempt = { delivered: 1, answer: () => "cut", late: true };
const signedInOnly = (_keyed: boolean, { persona }: Row) => (persona ? null : "nobody is signed in");

/** What a person does in the middle of a write. */
const OF_THE_PERSON: readonly Fault[] = [
  {
    name: "reload",
    attempts: [lost],
    silent: true,
    async act({ page }) {
      await page.reload();
      await page.locator("gds-backoffice").getByRole("heading").first().waitFor();
    },
  },
  {
    name: "back",
    attempts: [lost],
    silent: true,
    async act({ page }) {
      // the entry before this one is the blank page, to which a test can't go back without leaving the app
      await page.evaluate(() => history.replaceState(null, "", "#/app/account-settings"));
      await page.evaluate(() => void (location.hash = "#/app/dashboard"));
      await page.goBack();
    },
  },
  {
    name: "sign-out in another tab",
    attempts: [lost],
    silent: true,
    act: async (office) => void (await office.signOutElsewhere()),
    impossible: signedInOnly,
  },
  {
    name: "another user in another tab",
    attempts: [lost],
    silent: true,
    act: (office) => office.changeUserElsewhere(),
    impossible: signedInOnly,
  },
  ...([0, 1] as const).map((delivered): Fault => ({
    name: delivered === 0 ? "offline before" : "offline after",
    attempts: [{ ...lost, delivered }],
    act: (office) => office.goOfflineAndBack(),
  })),
];

export const FAULTS: readonly Fault[] = [...OF_THE_CONNECTION, ...OF_THE_PERSON];
