import { userEvent } from "vitest/browser";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FEATURE_NAMES } from "../../domain/features";
import { NETWORK_ERROR, UNCLEAR_ERROR } from "../../domain/texts";
import { texts as donorTexts } from "../../features/donors/form/texts";
import { pageLocation } from "../../shared/navigation";
import { texts as formTexts } from "../../shared/record-form/texts";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";

const { navigate } = pageLocation;

/** The messages of the form if the response to a save is lost. `tests/lost-responses.test.ts` covers all writes and servers. */

let scene: RenderedPage;
/** Answers a write. */
let respond: (request: Request, done: (request: Request) => Promise<Response>) => Promise<Response>;
/** "METHOD path" of each call. */
let calls: string[];
let canRead: boolean;
let keys: (string | null)[];

beforeEach(() => {
  localStorage.clear();
  respond = (request, done) => done(request);
  canRead = true;
  keys = [];
  calls = [];
});
afterEach(() => void vi.restoreAllMocks());

/** Responses that the page gets instead, although the server has saved. */
const cut = (): Response => {
  throw new TypeError("cut");
};
const captivePortal = () => new Response("<html>", { headers: { "Content-Type": "text/html" } });
const lost =
  (response: () => Response): typeof respond =>
  async (request, done) => {
    await done(request);
    return response();
  };
/** As `lost`, for the first write only. */
const lostOnce =
  (response: () => Response): typeof respond =>
  (request, done) =>
    keys.length > 1 ? done(request) : lost(response)(request, done);

const WITHOUT_KEYS = FEATURE_NAMES.filter((name) => name !== "idempotency");
async function open(features = FEATURE_NAMES) {
  navigate("/app/donors");
  scene = await renderPage("admin", "/app/donors/edit/d12", {
    width: 1100,
    donors: 15,
    features,
    async answer(request, mock) {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      if (request.method === "GET" && !canRead) throw new TypeError("cut");
      if (request.method !== "PUT") return mock.fetch(request);
      keys.push(request.headers.get("Idempotency-Key"));
      return respond(request, mock.fetch);
    },
  });
  await expect.element(saveButton()).toBeVisible();
}
const control = (label: string): HTMLInputElement => {
  return scene.getByRole("textbox", { name: label }).element() as HTMLInputElement;
};
const saveButton = () => scene.getByRole("button", { name: donorTexts.saveAndStay, exact: true });
const save = () => userEvent.click(saveButton());
const page = () => scene.text();
const version = async () =>
  ((await scene.callAs("admin", "/donors/d12")) as { donor: { version: number } }).donor.version;
const change = async () => {
  await userEvent.fill(control("Via e numero"), "Via Corridoni 8");
  await save();
};
const expectSaved = () => expect.poll(page).toContain(donorTexts.saved);

it("a save whose response is cut is sent once more under its key, and the form says that it is saved", async () => {
  await open();
  respond = lostOnce(cut);
  await change();
  await expectSaved();
  expect(page()).not.toContain(UNCLEAR_ERROR);
  expect([keys.length, new Set(keys).size, keys[0] !== null, await version()]).toEqual([2, 1, true, 2]);
});

const failure = () => Response.json({ success: false, message: "Memoria piena" }, { status: 500 });
it.each([
  ["a captive portal's", captivePortal, UNCLEAR_ERROR],
  ["a 500 with a message", failure, `${UNCLEAR_ERROR} Risposta del server: «Memoria piena».`],
])(
  "without keys the outcome is unclear if the response is %s; the next save has the new version",
  async (_, answer, message) => {
    await open(WITHOUT_KEYS);
    respond = lostOnce(answer);
    await change();
    await expect.poll(page).toContain(message);
    expect(page()).not.toContain(formTexts.notSaved);
    expect(control("Via e numero").value).toBe("Via Corridoni 8");
    expect([keys, await version()]).toEqual([[null], 2]);
    await userEvent.fill(control("Via e numero"), "Via Corridoni 9");
    await save();
    await expectSaved();
    expect(page()).not.toContain(formTexts.conflictTitle);
    expect(await version()).toBe(3);
  },
);

it("with keys a 503 after the server has saved is a save", async () => {
  await open();
  respond = lostOnce(() => Response.json({ success: false }, { status: 503 }));
  await change();
  await expectSaved();
  expect([new Set(keys).size, await version()]).toEqual([1, 2]);
});

it("if the second response is lost and the record can't be read, the outcome is unclear; a second press saves once", async () => {
  await open();
  respond = (request, done) => {
    canRead = false;
    return lost(cut)(request, done);
  };
  await change();
  await expect.poll(page).toContain(UNCLEAR_ERROR);
  expect(page()).not.toContain(formTexts.notSaved);
  canRead = true;
  respond = (request, done) => done(request);
  await save();
  await expectSaved();
  expect([new Set(keys).size, await version()]).toEqual([1, 2]);
});

it("a save without a network isn't sent again, and the form says that it isn't saved", async () => {
  await open();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  respond = () => Promise.reject(new TypeError("cut"));
  await change();
  await expect.poll(page).toContain(NETWORK_ERROR);
  expect(page()).toContain(formTexts.notSaved);
  expect(keys).toHaveLength(1);
});

it("a conflict opens without a read before it", async () => {
  await open();
  const body = { street: "Via Roma 1", version: await version() };
  await scene.callAs("admin", "/donors/d12", { method: "PUT", body });
  await userEvent.fill(control("Via e numero"), "Via Corridoni 8");
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  respond = async (request, done) => {
    const response = await done(request);
    await answered;
    return response;
  };
  await save();
  await expect.poll(() => keys).toHaveLength(1);
  calls = [];
  canRead = false;
  answer();
  await expect.poll(page).toContain(formTexts.conflictTitle);
});

it("after a 200 with an empty body from a server that saved nothing, the form shows what the server has", async () => {
  await open();
  const before = control("Via e numero").value;
  respond = () => Promise.resolve(new Response(null, { status: 200 }));
  await change();
  await expectSaved();
  await expect.poll(() => control("Via e numero").value).toBe(before);
});

it("a 200 without a record is a save, although the record can't be read then", async () => {
  await open();
  respond = () => {
    canRead = false;
    return Promise.resolve(Response.json({ success: true }));
  };
  await change();
  await expectSaved();
  expect([page().includes(formTexts.notSaved), page().includes(UNCLEAR_ERROR)]).toEqual([false, false]);
});
