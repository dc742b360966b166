import { userEvent } from "vitest/browser";
import { beforeEach, expect, it } from "vitest";
import { useCan } from "../../../../api/react/ability";
import { useDonor } from "../../../../shared/donor/reads";
import { until } from "../../../../ui/test-support";
import { uiTexts } from "../../../../ui/texts";
import { renderPage, type RenderedPage } from "../../../../widgets/test-support/render-page";
import { pageLocation } from "../../../../shared/navigation";
import { texts as formTexts } from "../../../../shared/record-form/texts";
import { ContactsCard } from "./contacts-card";
import { texts } from "../texts";

const { navigate } = pageLocation;

let scene: RenderedPage;
let puts: Record<string, unknown>[];

beforeEach(() => {
  puts = [];
  sessionStorage.clear();
  localStorage.clear();
});

function Part() {
  const can = useCan();
  const state = useDonor("d12");
  const donor = state.status === "ready" && state.data.donor;
  if (!donor) return null;
  return (
    <ContactsCard id="d12" donor={donor} duplicates={[]} mayRead={(field) => can("read", "Donor", donor, field)} />
  );
}

async function open(persona: "admin" | "director" = "admin") {
  navigate("/app/donors");
  scene = await renderPage(persona, "/app/donors/details/d12", {
    part: <Part />,
    answer(request) {
      if (request.method === "PUT")
        void request
          .clone()
          .json()
          .then((body) => puts.push(body as Record<string, unknown>));
      return undefined;
    },
  });
  await until(() => card());
}

const card = () =>
  [...scene.shadow.querySelectorAll<HTMLElement>("section")].find(
    (one) => one.querySelector("h2")?.textContent === texts.contacts && one.checkVisibility(),
  );
const opener = () => card()?.querySelector<HTMLButtonElement>(`[aria-label="${texts.editContactsOf}"]`);
const field = (label: string) =>
  until(() => {
    const found = [...(card()?.querySelectorAll("label") ?? [])].find((one) => one.textContent === label);
    return found && (scene.shadow.getElementById(found.htmlFor) as HTMLInputElement | null);
  });
/** Clicks the element itself, because a toast's button may have the same name as the form's. */
const press = async (name: string, within = "") => {
  const all = () => [...scene.shadow.querySelectorAll<HTMLElement>(`${within} button`)];
  (await until(() => all().find((one) => one.innerText === name && one.checkVisibility()))).click();
};
const edit = async () => userEvent.click(await until(opener));

it("a telephone number is edited in the card, an invalid e-mail isn't sent, only the contacts are, and undo reverts it", async () => {
  await open();
  const before = (await record()).mobile;
  await edit();
  const mobile = await field("Cellulare");
  await expect.poll(() => scene.focused()).toBe(mobile);
  await userEvent.fill(mobile, "347 555 0142");
  const email = await field("E-mail");
  const { value } = email;
  await userEvent.fill(email, "anna@");
  await press(uiTexts.save, "form");
  await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
  expect(puts).toEqual([]);
  await userEvent.fill(email, value);
  await press(uiTexts.save, "form");
  await expect.poll(() => card()?.innerText).toContain("347 555 0142");
  expect(Object.keys(puts[0] ?? {}).sort()).toEqual(
    ["cap", "city", "email", "mobile", "phoneHome", "province", "street", "version"].sort(),
  );
  await expect.poll(() => scene.focused()).toBe(opener());
  await press("Ripristina i dati di prima", "[data-sonner-toast]");
  await expect.poll(async () => (await record()).mobile).toBe(before);
});

it("cancelling unsaved changes asks first; the draft is kept and shown again after a reload", async () => {
  await open();
  await edit();
  await userEvent.fill(await field("Città"), "Lovere");
  await press(uiTexts.cancel, "form");
  await press(formTexts.leaveUnsaved.keep);
  await until(opener);
  expect(card()?.innerText).not.toContain("Lovere");
  await scene.show(null);
  await scene.show(<Part />);
  await expect.poll(async () => (await field("Città")).value).toBe("Lovere");
  // a form that opens by itself doesn't take the focus
  expect(card()?.contains(scene.focused())).toBe(false);
  await press(formTexts.startOver);
  await press(uiTexts.cancel, "form");
  await until(opener);
  expect(puts).toEqual([]);
});

it("a user who may only read has no edit button", async () => {
  await open("director");
  await expect.poll(() => card()?.innerText).toContain("E-mail");
  expect(opener()).toBeNull();
});

const record = async () => ((await scene.callAs("admin", "/donors/d12")) as { donor: { mobile: string } }).donor;
