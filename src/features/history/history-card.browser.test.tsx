import { userEvent } from "vitest/browser";
import { afterEach, beforeEach, expect, it } from "vitest";
import { connect } from "../../api/connection";
import { setTransport } from "../../api/transport";
import { createInlineMock, PASSWORD, personaEmail, type Persona } from "../../mocks/index";
import { stage, type Rendered } from "../../ui/test-support";
import { Connected } from "../../widgets/shared/connected";
import { HistoryCard } from "./history-card";
import { texts } from "./texts";

let count = 0;
let apiBase: string;
let mock: ReturnType<typeof createInlineMock>;
let scene: Rendered;
let leave: () => void;
/** What the server answers to the history instead of its own. */
let answer: (() => Response) | null;
let asked: string[];
let told: string[];

beforeEach(() => {
  apiBase = `https://history-${(count += 1)}.example/v2`;
  mock = createInlineMock({ apiBase, donors: 20, storage: "memory" });
  [answer, asked, told] = [null, [], []];
  setTransport(apiBase, {
    socketOptions: mock.socketOptions,
    fetch(request: Request) {
      if (!request.url.endsWith("/history")) return mock.fetch(request);
      asked.push(request.url.slice(apiBase.length));
      return answer ? Promise.resolve(answer()) : mock.fetch(request);
    },
  });
});
afterEach(async () => {
  await scene.remove();
  leave();
});

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

async function signIn(persona: Persona) {
  const joined = connect({ apiBase, socketUrl: null, tokenStorage: "memory" });
  leave = joined.leave;
  const { session } = joined.connection;
  await session.signIn({ email: personaEmail(persona), password: PASSWORD, recaptchaToken: "test" });
  return session;
}

/** The card of a donor, below so many pixels of other things. */
async function show(donorId: string, above = 0) {
  scene = await stage(
    <Connected
      apiBase={apiBase}
      socketUrl={null}
      tokenStorage="memory"
      emit={(name, detail) => name === "gds-error" && told.push((detail as { code: string }).code)}
    >
      <div style={{ height: above }} />
      <HistoryCard donorId={donorId} />
    </Connected>,
  );
}

const page = () => scene.shadow.textContent;
const entries = () => [...scene.shadow.querySelectorAll("li")].map((item) => item.textContent);

it("tells a donor what they and others changed of the own record, newest first", async () => {
  const session = await signIn("pending");
  const { donor } = (await session.call("/registration/d2")) as { donor: { version: number; mobile: string } };
  const { version } = donor;
  await session.call("/registration/d2", { method: "PUT", body: { version, mobile: "347 5550199" } });
  await show("d2");
  await expect.poll(() => entries().length).toBe(2);
  const [change, first] = entries();
  expect(change).toContain("Tu");
  expect(change).toMatch(/Cellulare\s*prima: .+dopo: 347/);
  expect(first).toContain("Importazione iniziale");
  expect(first).toContain("Scheda creata");
});

const many = Array.from({ length: 8 }, (_, index) => ({
  _id: `h${index}`,
  date: `2026-11-0${index + 1}T10:00:00Z`,
  author: index === 7 ? null : { _id: "a1", name: `Persona ${index}` },
  subject: "donor",
  action: "update",
  reason: index === 7 ? "Telefonata" : null,
  changes: [{ field: "cap", from: null, to: `2410${index}` }],
}));

it("shows the last few, and all when asked; who isn't named is the office", async () => {
  answer = json({ history: many });
  await signIn("donor");
  await show("d1");
  await expect.poll(() => entries().length).toBe(5);
  expect(entries()[0]).toContain("La segreteria");
  expect(entries()[0]).toContain("Motivo: Telefonata");
  expect(entries()[0]).toMatch(/CAP\s*prima: vuoto\s*dopo: 24107/);
  const all = scene.find("button", texts.all);
  expect(all.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(all);
  expect(entries()).toHaveLength(8);
  await userEvent.click(scene.find("button", texts.fewer));
  expect(entries()).toHaveLength(5);
});

it("reads nothing, and says nothing of loading, before it comes into view", async () => {
  await signIn("donor");
  await show("d1", 3_000);
  await expect.poll(page).toContain(texts.title);
  expect(asked).toEqual([]);
  expect(scene.shadow.querySelector("[aria-busy]")).toBeNull();
  scene.find("h2", texts.title).scrollIntoView();
  await expect.poll(() => entries().length).toBeGreaterThan(0);
  expect(asked).toEqual(["/donors/d1/history"]);
});

it.each([403, 404, 501])(
  "isn't there where the server answers %i, and the page hears of no failure",
  async (status) => {
    answer = json({ success: false }, status);
    await signIn("donor");
    await show("d1");
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect.poll(page).not.toContain(texts.title);
    expect(told).toEqual([]);
  },
);

it("says what failed, and reads again when asked", async () => {
  answer = json({ message: "Sono una teiera." }, 418);
  await signIn("donor");
  await show("d1");
  await expect.poll(() => scene.shadow.querySelector("[role=alert]")?.textContent).toContain(texts.failed);
  expect(told).toEqual(["http-418"]);
  answer = json({ history: many.slice(0, 1) });
  await userEvent.click(scene.find("button", "Riprova"));
  await expect.poll(entries).toHaveLength(1);
});

it("says that nothing was changed yet", async () => {
  answer = json({ history: [] });
  await signIn("donor");
  await show("d1");
  await expect.poll(page).toContain(texts.empty);
});

it("shows of a damaged history what can be read", async () => {
  answer = json({ history: ["?", { date: "domani", changes: [{ field: "cap", from: 1, to: 2 }, "?"] }] });
  await signIn("donor");
  await show("d1");
  await expect.poll(page).toContain("arrivate rovinate");
  expect(entries()).toHaveLength(1);
  expect(page()).toContain(texts.noDay);
});
