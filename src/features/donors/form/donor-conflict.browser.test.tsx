import { userEvent } from "vitest/browser";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { pageLocation } from "../../../shared/navigation";
import { texts as formTexts } from "../../../shared/record-form/texts";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";

const { navigate } = pageLocation;

let scene: RenderedPage;
let version: number;

beforeEach(() => {
  localStorage.clear();
  version = 1;
});

const open = async (persona: "admin" | "manager" = "admin", answer?: RenderOptions["answer"], width = 1100) => {
  navigate("/app/donors");
  scene = await renderPage(persona, "/app/donors/edit/d12", { width, answer });
  await until(() => scene.find("form"));
};
const change = async (fields: object) => {
  await scene.callAs("manager", "/donors/d12", { method: "PUT", body: { version, ...fields } });
  version += 1;
};
const record = async () => {
  const { donor } = (await scene.callAs("admin", "/donors/d12")) as { donor: Record<string, unknown> };
  return donor;
};
const page = () => scene.text();
const dialog = () => scene.dialog();
const side = (legend: string, value: string) =>
  [...scene.find("dialog fieldset", legend).querySelectorAll("label")]
    .find(({ textContent }) => textContent?.includes(value))
    ?.querySelector("input") as HTMLInputElement;

it("conflicting fields are chosen one by one, also twice in a row, and no input is lost", async () => {
  await open();
  await change({ street: "Via Corridoni 8", mobile: "347 555 0199" });
  await userEvent.fill(scene.field("Via e numero"), "Via Borgo Palazzo 114");
  await userEvent.fill(scene.field("Cellulare"), "347 555 0142");
  await userEvent.fill(scene.field("Note"), "Al mattino");
  await scene.press("button", texts.saveAndStay);
  await expect.poll(dialog).toContain(formTexts.conflictTitle);
  expect(dialog()).toContain("ha modificato Marino Vincenzo");
  expect(scene.shadow.querySelectorAll("dialog fieldset").length).toBe(2);
  await scene.press("button", formTexts.conflictBack);
  await expect.poll(dialog).toBeUndefined();
  expect(scene.field("Note").value).toBe("Al mattino");

  await scene.press("button", texts.saveAndStay);
  await expect.poll(dialog).toBeTruthy();
  await userEvent.click(side("Cellulare", "347 555 0199"));
  // another user saves again meanwhile
  await change({ street: "Via Pignolo 3" });
  await scene.press("button", formTexts.conflictSave);
  await expect.poll(dialog).toContain("Via Pignolo 3");
  expect(scene.shadow.querySelectorAll("dialog fieldset").length).toBe(1);
  await scene.press("button", formTexts.conflictSave);
  await expect.poll(page).toContain(texts.saved);
  expect(await record()).toMatchObject({
    street: "Via Borgo Palazzo 114",
    mobile: "347 555 0199",
    note: "Al mattino",
  });
});

/** A server without versions. */
const withoutVersions: RenderOptions["answer"] = async (request, mock) => {
  if (!request.url.endsWith("/donors/d12")) return mock.fetch(request);
  const asked = request.method === "PUT" ? ((await request.clone().json()) as Record<string, unknown>) : null;
  expect(asked ?? {}).not.toHaveProperty("version");
  const passed = asked ? new Request(request, { body: JSON.stringify({ ...asked, version }) }) : request;
  const answer = await mock.fetch(passed);
  const { donor, ...rest } = (await answer.json()) as { donor?: object };
  return Response.json({ ...rest, donor: { ...donor, version: undefined } }, { status: answer.status });
};

it("on a server without versions a save doesn't overwrite changes of other users", async () => {
  await open("admin", withoutVersions);
  await change({ street: "Via Corridoni 8", mobile: "347 555 0199" });
  await userEvent.fill(scene.field("Via e numero"), "Via Borgo Palazzo 114");
  await scene.press("button", texts.saveAndStay);
  await expect.poll(dialog).toContain(formTexts.conflictTitle);
  expect(scene.shadow.querySelectorAll("dialog fieldset").length).toBe(1);
  await scene.press("button", formTexts.conflictSave);
  await expect.poll(page).toContain(texts.saved);
  expect(await record()).toMatchObject({ street: "Via Borgo Palazzo 114", mobile: "347 555 0199" });
});

it("if the edited record is deleted, a notice offers to copy the input and to restore the record", async () => {
  const copied: string[] = [];
  const clipboard = vi
    .spyOn(navigator.clipboard, "writeText")
    .mockImplementation(async (text) => void copied.push(text));
  onTestFinished(() => clipboard.mockRestore());
  await open();
  await userEvent.fill(scene.field("Note"), "Al mattino");
  await userEvent.fill(scene.field("Cellulare"), "347 555 0142");
  await scene.callAs("admin", "/donors/d12?version=1", { method: "DELETE", body: {} });
  window.dispatchEvent(new Event("focus"));
  await expect.poll(page).toContain(texts.gone.title);
  await expect.poll(page).toContain(texts.gone.by("Ada Bonfanti"));
  await scene.press("button", texts.gone.copy);
  await expect.poll(() => copied).toEqual(["Cellulare: 347 555 0142\nNote: Al mattino"]);
  await scene.press("button", texts.gone.restore);
  await expect.poll(page).not.toContain(texts.gone.title);
  expect(scene.field("Note").value).toBe("Al mattino");
  await scene.press("button", texts.saveAndStay);
  await expect.poll(record).toMatchObject({ note: "Al mattino", mobile: "347 555 0142" });
});

it("on a phone a toast announces the deletion, and the focus stays in the field", async () => {
  await open("admin", undefined, 360);
  const note = scene.field("Note");
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
  await userEvent.hover(toast); // it stays
  await expect.poll(() => inSight(toast)).toBe(true);
  expect(inSight(notice())).toBe(false);
  expect(scene.focused()).toBe(note);
  await scene.press("[data-sonner-toast] button", texts.gone.show);
  await expect.poll(() => inSight(notice())).toBe(true);
});

it("a manager who may no longer see the donor is told so, and isn't offered to restore the record", async () => {
  const moved = { zone: false };
  await open("manager", ({ method, url }) =>
    moved.zone && method === "GET" && url.endsWith("/donors/d12")
      ? Response.json({ success: false, message: "Non ora." }, { status: 403 })
      : undefined,
  );
  await userEvent.fill(scene.field("Note"), "Al mattino");
  moved.zone = true;
  window.dispatchEvent(new Event("focus"));
  await expect.poll(page).toContain(texts.gone.forbidden);
  expect(scene.find("button", texts.gone.copy)).toBeTruthy();
  expect(page()).not.toContain(texts.gone.restore);
  expect(scene.field("Note").value).toBe("Al mattino");
});

it("a change of another user shows a notice, which loads the new data", async () => {
  await open();
  await userEvent.fill(scene.field("Note"), "Al mattino");
  await change({ street: "Via Corridoni 8" });
  window.dispatchEvent(new Event("focus"));
  await expect.poll(page).toContain(formTexts.defaults.newer.title);
  await scene.press("button", formTexts.conflictLoad);
  await expect.poll(() => scene.field("Via e numero").value).toBe("Via Corridoni 8");
  expect(scene.field("Note").value).toBe("Al mattino");
});
