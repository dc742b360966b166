import { userEvent } from "vitest/browser";
import { afterEach, expect, it } from "vitest";
import { until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { pageLocation } from "../../../shared/navigation";
import { ProfileEditPage, ProfilePage } from "../../own-data/profile/profile-page";
import { texts as profileTexts } from "../../own-data/profile/texts";
import { texts } from "./texts";

/** A donor changes the own name, which the office must confirm. */

let scene: RenderedPage;
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const PROFILE = "/app/profile/d1";
/** Signs the donor in; {@link show} shows a page. */
const open = async (options: RenderOptions = {}) => {
  scene = await renderPage("donor", PROFILE, { width: 400, live: true, part: null, ...options });
};
const show = async (page: "profile" | "form") => {
  pageLocation.navigate(page === "form" ? "/app/profile/edit/d1" : PROFILE);
  await scene.show(page === "form" ? <ProfileEditPage /> : <ProfilePage />);
  if (page === "form") await until(() => field("lastName"));
};
const page = () => scene.text();
const field = (name: string) => scene.find(`[name=${name}]`) as HTMLInputElement;
const press = (label: string) => scene.press("button", label);
interface Own {
  donor: { lastName: string; mobile: string; version: number };
  changeRequest: { revision: number; state: string; changes: { field: string; to: string }[] } | null;
}
const own = async () => (await scene.session.call("/registration/d1")) as Own;
const ask = async (body: object) => {
  const { version } = (await own()).donor;
  return scene.session.call("/registration/d1", { method: "PUT", body: { version, ...body } });
};
const answer = async (body: object) => {
  const { donor, changeRequest } = await own();
  const versions = { version: donor.version, revision: changeRequest!.revision };
  return scene.callAs("admin", "/change-requests/d1", { method: "POST", body: { ...versions, ...body } });
};

it("the telephone is saved, the name waits; undo takes back both", async () => {
  await open();
  await show("form");
  const before = (await own()).donor;
  await userEvent.fill(field("lastName"), "Verdi");
  await userEvent.fill(field("mobile"), "347 555 0142");
  await press(uiTexts.save);
  await expect.poll(() => scene.toasts()).toEqual([profileTexts.savedWaiting]);
  const { donor, changeRequest } = await own();
  expect([donor.lastName, donor.mobile]).toEqual([before.lastName, "347 555 0142"]);
  expect(changeRequest?.changes).toMatchObject([{ field: "lastName", to: "Verdi" }]);
  scene.find("[data-sonner-toast] button", "Ripristina i dati di prima").click();
  await expect.poll(async () => (await own()).changeRequest).toBeNull();
  expect((await own()).donor.mobile).toBe(before.mobile);
});

it("the profile shows what waits; the card keeps the valid name, the form has the wanted one", async () => {
  await open();
  const { lastName } = (await own()).donor;
  await ask({ lastName: "Verdi" });
  await show("profile");
  await expect.poll(page).toContain(texts.waiting);
  expect(page()).toContain(`${texts.now} ${lastName}`);
  expect(scene.find(`section[aria-label="${profileTexts.card}"]`).textContent).toContain(lastName);
  expect(scene.find(`section[aria-label="${profileTexts.card}"]`).textContent).not.toContain("Verdi");
  await show("form");
  expect(field("lastName").value).toBe("Verdi");
  expect(page()).toContain(profileTexts.sections.personWaits);
  // another field doesn't touch the request
  await userEvent.fill(field("mobile"), "347 555 0143");
  await press(uiTexts.save);
  await expect.poll(async () => (await own()).donor.mobile).toBe("347 555 0143");
  expect((await own()).changeRequest?.changes).toMatchObject([{ field: "lastName", to: "Verdi" }]);
});

it("the request is withdrawn", async () => {
  await open();
  await ask({ lastName: "Verdi" });
  await show("profile");
  await until(() => scene.find("button", texts.withdraw));
  await press(texts.withdraw);
  await expect.poll(() => scene.toasts()).toEqual([texts.withdrawn]);
  await expect.poll(page).not.toContain(texts.waiting);
  expect((await own()).changeRequest).toBeNull();
});

it("the reason of a refusal appears at once, until the donor has read it", async () => {
  await open();
  await ask({ gender: "F", lastName: "Verdi" });
  await show("profile");
  await expect.poll(page).toContain(texts.waiting);
  await answer({ state: "refused", reason: "Porta il documento in sede" });
  await expect.poll(page).toContain(texts.reason("Porta il documento in sede"));
  expect(page()).not.toContain(texts.waiting);
  await press(texts.read);
  await expect.poll(page).not.toContain("Porta il documento in sede");
});

it("a request with a state that we don't know isn't called a refusal", async () => {
  await open({
    async answer(request, mock) {
      if (request.method !== "GET" || !new URL(request.url).pathname.endsWith("/registration/d1")) return undefined;
      const body = (await (await mock.fetch(request)).json()) as Own;
      return Response.json({ ...body, changeRequest: { ...body.changeRequest, state: "accepted" } });
    },
  });
  await ask({ lastName: "Verdi" });
  await show("profile");
  await until(() => scene.find(`section[aria-label="${profileTexts.card}"]`));
  expect(page()).not.toContain(texts.refused("cognome"));
  expect(page()).not.toContain(texts.waiting);
});

it("the office saves in the meantime: the form keeps the wish and merges the other field", async () => {
  await open({ live: false });
  await ask({ lastName: "Verdi" });
  await show("form");
  await userEvent.fill(field("mobile"), "347 555 0142");
  const { version } = (await own()).donor;
  await scene.callAs("admin", "/donors/d1", { method: "PUT", body: { version, street: "Via Corridoni 8" } });
  await press(uiTexts.save);
  await expect
    .poll(async () => (await own()).donor)
    .toMatchObject({ street: "Via Corridoni 8", mobile: "347 555 0142" });
  expect((await own()).changeRequest?.changes).toMatchObject([{ field: "lastName", to: "Verdi" }]);
});

it("a server without the feature saves the name at once", async () => {
  await open({ features: ["history"] });
  await show("form");
  expect(page()).toContain(profileTexts.sections.personHint);
  expect(page()).not.toContain(profileTexts.sections.personAsked);
  await userEvent.fill(field("lastName"), "Verdi");
  await press(uiTexts.save);
  await expect.poll(() => scene.toasts()).toEqual([profileTexts.saved]);
  expect(await own()).not.toHaveProperty("changeRequest");
  expect((await own()).donor.lastName).toBe("Verdi");
});
