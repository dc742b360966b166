import { userEvent } from "vitest/browser";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { navigate } from "../../../shared/navigation";
import { texts as formTexts } from "../../../shared/record-form/texts";
import { DonorEditPage } from "./donor-form-pages";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";

let scene: RenderedPage;
let version: number;

beforeEach(() => {
  localStorage.clear();
  version = 1;
});

const open = async (persona: "admin" | "manager" = "admin", answer?: RenderOptions["answer"], width = 1100) => {
  navigate("/app/donors");
  scene = await renderPage(persona, "/app/donors/edit/d12", { width, answer });
  await expect.poll(() => scene.shadow.querySelector("form")).toBeTruthy();
};
const change = async (fields: object) => {
  await scene.callAs("manager", "/donors/d12", { method: "PUT", body: { version, ...fields } });
  version += 1;
};
const record = async () => {
  const { donor } = (await scene.callAs("admin", "/donors/d12")) as { donor: Record<string, unknown> };
  return donor;
};
const control = (label: string): HTMLInputElement => {
  const found = [...scene.shadow.querySelectorAll("label")].find((one) => one.textContent?.startsWith(label));
  return scene.shadow.getElementById(found?.htmlFor ?? "") as HTMLInputElement;
};
const page = () => scene.text();
const dialog = () => scene.shadow.querySelector("dialog[open]");
const side = (legend: string, value: string) =>
  [...scene.find("dialog fieldset", legend).querySelectorAll("label")]
    .find(({ textContent }) => textContent?.includes(value))
    ?.querySelector("input") as HTMLInputElement;

it("what only one side has changed is put together and saved by itself", async () => {
  await open();
  await change({ street: "Via Corridoni 8" });
  await userEvent.fill(control("Note"), "Solo il sabato");
  await scene.press("button", texts.saveAndStay);
  await expect.poll(page).toContain(texts.saved);
  expect(dialog()).toBeNull();
  await expect.poll(record).toMatchObject({ street: "Via Corridoni 8", note: "Solo il sabato" });
  expect(control("Via e numero").value).toBe("Via Corridoni 8");
});

it("what both have changed is chosen field by field, also twice in a row, and nothing typed is lost", async () => {
  await open();
  await change({ street: "Via Corridoni 8", mobile: "347 555 0199" });
  await userEvent.fill(control("Via e numero"), "Via Borgo Palazzo 114");
  await userEvent.fill(control("Cellulare"), "347 555 0142");
  await userEvent.fill(control("Note"), "Al mattino");
  await scene.press("button", texts.saveAndStay);
  await expect.poll(() => dialog()?.textContent).toContain(formTexts.conflictTitle);
  expect(dialog()?.textContent).toContain("ha modificato Marino Vincenzo");
  expect(scene.shadow.querySelectorAll("dialog fieldset").length).toBe(2);
  await scene.press("button", formTexts.conflictBack);
  await expect.poll(dialog).toBeNull();
  expect(control("Note").value).toBe("Al mattino");

  await scene.press("button", texts.saveAndStay);
  await expect.poll(dialog).toBeTruthy();
  await userEvent.click(side("Cellulare", "347 555 0199"));
  // somebody saves once more while one chooses
  await change({ street: "Via Pignolo 3" });
  await scene.press("button", formTexts.conflictSave);
  await expect.poll(() => dialog()?.textContent).toContain("Via Pignolo 3");
  expect(scene.shadow.querySelectorAll("dialog fieldset").length).toBe(1);
  await scene.press("button", formTexts.conflictSave);
  await expect.poll(page).toContain(texts.saved);
  expect(await record()).toMatchObject({
    street: "Via Borgo Palazzo 114",
    mobile: "347 555 0199",
    note: "Al mattino",
  });
});

/** A server that knows of no versions: it neither tells them nor asks for them. */
const withoutVersions: RenderOptions["answer"] = async (request, mock) => {
  if (!request.url.endsWith("/donors/d12")) return mock.fetch(request);
  const asked = request.method === "PUT" ? ((await request.clone().json()) as Record<string, unknown>) : null;
  expect(asked ?? {}).not.toHaveProperty("version");
  const passed = asked ? new Request(request, { body: JSON.stringify({ ...asked, version }) }) : request;
  const answer = await mock.fetch(passed);
  const { donor, ...rest } = (await answer.json()) as { donor?: object };
  return Response.json({ ...rest, donor: { ...donor, version: undefined } }, { status: answer.status });
};

it("on a server without versions the record is read before a save: what others changed isn't overwritten", async () => {
  await open("admin", withoutVersions);
  await change({ street: "Via Corridoni 8", mobile: "347 555 0199" });
  await userEvent.fill(control("Via e numero"), "Via Borgo Palazzo 114");
  await scene.press("button", texts.saveAndStay);
  await expect.poll(() => dialog()?.textContent).toContain(formTexts.conflictTitle);
  expect(scene.shadow.querySelectorAll("dialog fieldset").length).toBe(1);
  await scene.press("button", formTexts.conflictSave);
  await expect.poll(page).toContain(texts.saved);
  expect(await record()).toMatchObject({ street: "Via Borgo Palazzo 114", mobile: "347 555 0199" });
});

it("who saves what somebody has deleted is told so, and keeps what is typed", async () => {
  await open();
  await userEvent.fill(control("Note"), "Al mattino");
  await scene.callAs("admin", "/donors/d12?version=1", { method: "DELETE", body: {} });
  await scene.press("button", texts.saveAndStay);
  await expect.poll(page).toContain(formTexts.notSaved);
  expect(page()).toMatch(/eliminat/);
  expect(dialog()).toBeNull();
  expect(control("Note").value).toBe("Al mattino");
});

it("who edits what somebody deletes is told so at once, copies what is typed, and has it back where that is allowed", async () => {
  const copied: string[] = [];
  const clipboard = vi
    .spyOn(navigator.clipboard, "writeText")
    .mockImplementation(async (text) => void copied.push(text));
  onTestFinished(() => clipboard.mockRestore());
  await open();
  await userEvent.fill(control("Note"), "Al mattino");
  await userEvent.fill(control("Cellulare"), "347 555 0142");
  await scene.callAs("admin", "/donors/d12?version=1", { method: "DELETE", body: {} });
  window.dispatchEvent(new Event("focus"));
  await expect.poll(page).toContain(texts.gone.title);
  await expect.poll(page).toContain(texts.gone.by("Ada Bonfanti"));
  await scene.press("button", texts.gone.copy);
  await expect.poll(() => copied).toEqual(["Cellulare: 347 555 0142\nNote: Al mattino"]);
  await scene.press("button", texts.gone.restore);
  await expect.poll(page).not.toContain(texts.gone.title);
  expect(control("Note").value).toBe("Al mattino");
  await scene.press("button", texts.saveAndStay);
  await expect.poll(record).toMatchObject({ note: "Al mattino", mobile: "347 555 0142" });
});

it("on a telephone, who types far down the form sees that somebody has deleted it, and goes on typing where they are", async () => {
  await open("admin", undefined, 360);
  const note = control("Note");
  await userEvent.fill(note, "Al mattino");
  note.scrollIntoView({ block: "center" });
  const notice = () => scene.find("[role=alert]", texts.gone.title);
  const inSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  await scene.callAs("admin", "/donors/d12?version=1", { method: "DELETE", body: {} });
  window.dispatchEvent(new Event("focus"));
  const toast = await until(() => scene.find("[data-sonner-toast]", texts.gone.title));
  await expect.poll(() => inSight(toast)).toBe(true);
  expect(inSight(notice())).toBe(false);
  expect(scene.focused()).toBe(note);
  await userEvent.keyboard(" presto");
  expect(note.value).toBe("Al mattino presto");
  await userEvent.click(scene.find("[data-sonner-toast] button", texts.gone.show));
  await expect.poll(() => inSight(notice())).toBe(true);
});

it("whose zone no longer has the donor is told so, and whom to ask; nothing is offered that isn't allowed", async () => {
  const moved = { zone: false };
  await open("manager", ({ method, url }) =>
    moved.zone && method === "GET" && url.endsWith("/donors/d12")
      ? Response.json({ success: false, message: "Non ora." }, { status: 403 })
      : undefined,
  );
  await userEvent.fill(control("Note"), "Al mattino");
  moved.zone = true;
  window.dispatchEvent(new Event("focus"));
  await expect.poll(page).toContain(texts.gone.forbidden);
  expect(scene.find("button", texts.gone.copy)).toBeTruthy();
  expect(page()).not.toContain(texts.gone.restore);
  expect(control("Note").value).toBe("Al mattino");
});

it("somebody else's change is heard: at once where nothing was typed, else as a notice", async () => {
  navigate("/app/donors/edit/d12");
  scene = await renderPage("admin", "/app/donors/edit/d12", { width: 1100, part: <DonorEditPage />, live: true });
  await expect.poll(() => scene.shadow.querySelector("form")).toBeTruthy();
  await change({ street: "Via Corridoni 8" });
  await expect.poll(() => control("Via e numero").value).toBe("Via Corridoni 8");
  expect(page()).not.toContain(formTexts.defaults.newer.title);
  await userEvent.fill(control("Note"), "Al mattino");
  await change({ cap: "24122" });
  await expect.poll(page).toContain(formTexts.defaults.newer.title);
  expect(control("CAP").value).toBe("24121");
});

it("somebody else's change shows as a notice while one types, and brings its data in", async () => {
  await open();
  await userEvent.fill(control("Note"), "Al mattino");
  await change({ street: "Via Corridoni 8" });
  window.dispatchEvent(new Event("focus"));
  await expect.poll(page).toContain(formTexts.defaults.newer.title);
  await scene.press("button", formTexts.conflictLoad);
  await expect.poll(() => control("Via e numero").value).toBe("Via Corridoni 8");
  expect(control("Note").value).toBe("Al mattino");
});
