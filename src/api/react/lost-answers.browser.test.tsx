import { userEvent } from "vitest/browser";
import { beforeEach, expect, it } from "vitest";
import { UNCLEAR_ERROR } from "../../domain/texts";
import { texts as donorTexts } from "../../features/donors/form/texts";
import { navigate } from "../../shared/navigation";
import { texts as formTexts } from "../../shared/record-form/texts";
import { LIKE_CUT, LOST, type Fate } from "../../widgets/test-support/lost-answers";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";

/** What a person reads of a save that the server has done, or not, and whose answer was lost, is none, or tells of the save itself. */

let scene: RenderedPage;
/** What becomes of a write. */
let fate: Fate;
let canRead: boolean;
let keys: (string | null)[];

beforeEach(() => {
  localStorage.clear();
  fate = (request, done) => done(request);
  canRead = true;
  keys = [];
});

async function open() {
  navigate("/app/donors");
  scene = await renderPage("admin", "/app/donors/edit/d12", {
    width: 1100,
    async answer(request, mock) {
      if (request.method === "GET" && !canRead) throw new TypeError("cut");
      if (request.method !== "PUT") return mock.fetch(request);
      keys.push(request.headers.get("Idempotency-Key"));
      return fate(request, mock.fetch);
    },
  });
  await expect.poll(() => scene.shadow.querySelector("form")).toBeTruthy();
}
const control = (label: string): HTMLInputElement => {
  const found = [...scene.shadow.querySelectorAll("label")].find((one) => one.textContent?.startsWith(label));
  return scene.shadow.getElementById(found?.htmlFor ?? "") as HTMLInputElement;
};
const save = () => userEvent.click(scene.find("button", donorTexts.saveAndStay));
const page = () => scene.shadow.textContent;
const told = () => expect.poll(page).toContain(donorTexts.saved);

it.each(Object.entries({ ...LOST, ...LIKE_CUT }))(
  "a save whose answer %s is told as saved: the record says it",
  async (_, how) => {
    await open();
    fate = how;
    await userEvent.fill(control("Via e numero"), "Via Corridoni 8");
    await save();
    await told();
    expect(page()).not.toContain(formTexts.notSaved);
    expect(page()).not.toContain(formTexts.conflictTitle);
    expect(keys).toHaveLength(1);
    expect(keys[0]).toBeTruthy();
  },
);

it("where the record can't be read either nobody knows: it isn't told as not saved, and a second press saves once", async () => {
  await open();
  fate = async (request, done) => {
    canRead = false;
    return LOST["was cut"]!(request, done);
  };
  await userEvent.fill(control("Via e numero"), "Via Corridoni 8");
  await save();
  await expect.poll(page).toContain(UNCLEAR_ERROR);
  expect(page()).not.toContain(formTexts.notSaved);
  canRead = true;
  fate = (request, done) => done(request);
  await save();
  await told();
  expect(keys[1]).toBe(keys[0]);
  const { donor } = (await scene.callAs("admin", "/donors/d12")) as { donor: { version: number } };
  expect(donor.version).toBe(2);
});

it("one that never got there is told as not saved", async () => {
  await open();
  fate = () => Promise.reject(new TypeError("cut"));
  await userEvent.fill(control("Via e numero"), "Via Corridoni 8");
  await save();
  await expect.poll(page).toContain(formTexts.notSaved);
});

it.each([
  ["with success alone", () => Response.json({ success: true })],
  ["with nothing in it", () => new Response(null, { status: 200 })],
])("after a 200 %s from a server that kept nothing, the form shows what the server has", async (_, answer) => {
  await open();
  const before = control("Via e numero").value;
  fate = () => Promise.resolve(answer());
  await userEvent.fill(control("Via e numero"), "Via Corridoni 8");
  await save();
  await told();
  await expect.poll(() => control("Via e numero").value).toBe(before);
  await scene.remove();
  await open();
  expect(control("Via e numero").value).toBe(before);
});

it("after a 200 without a record that can't be read then, the form says that nobody knows", async () => {
  await open();
  fate = () => {
    canRead = false;
    return Promise.resolve(Response.json({ success: true }));
  };
  await userEvent.fill(control("Via e numero"), "Via Corridoni 8");
  await save();
  await expect.poll(page).toContain(UNCLEAR_ERROR);
  expect(page()).not.toContain(formTexts.notSaved);
});
