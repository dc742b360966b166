import { page as browserPage, userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { navigate } from "../../../shared/navigation";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";
import { formatFullDate, formatShortDate } from "../../../domain/format";
import { suspensionEnd } from "../../../domain/donor/suspension-reasons";

let scene: RenderedPage;
const show = async (persona: "admin" | "manager" = "admin", id = "d1", options: RenderOptions = {}) => {
  scene = await renderPage(persona, `/app/donors/details/${id}`, { width: 1100, ...options });
  await expect.poll(() => scene.shadow.querySelectorAll("[role=tab]").length).toBeGreaterThan(0);
};
type Selector = Parameters<RenderedPage["find"]>;
const appears = (...selector: Selector) => until(() => found(...selector));
const found = (...selector: Selector) => {
  try {
    return scene.find(...selector);
  } catch {
    return null;
  }
};
const press = async (...selector: Selector) => userEvent.click(await appears(...selector));
const open = async (action: keyof typeof texts.actions) => {
  // while a dialog is open, the page behind it takes no focus
  await expect.poll(() => scene.shadow.querySelector("dialog[open]")).toBeNull();
  // by its name alone a click would also find the toast's "Ripristina lo stato di prima"
  (await appears("[aria-haspopup=menu]", texts.menu)).focus();
  await userEvent.keyboard("{Enter}");
  await press("[role=menuitem]", texts.actions[action][0]);
  await appears("dialog[open]");
};
const donor = async (id = "d1") =>
  ((await scene.callAs("admin", `/donors/${id}`)) as { donor: Record<string, unknown> & { version: number } }).donor;
const status = async (id?: string) => (await donor(id)).status;
const field = (label: string) => {
  const found = [...scene.shadow.querySelectorAll("dialog[open] label")].find((one) => one.textContent === label);
  return scene.shadow.getElementById(found!.getAttribute("for")!) as HTMLInputElement;
};
/** The tests' window is narrow: the reasons are a select. */
const choose = (reason: string) => userEvent.selectOptions(field(texts.suspensionReason), reason);
const page = () => scene.text();

it("the association's own reasons are offered, with their lengths, and one in other words", async () => {
  const answer: RenderOptions["answer"] = ({ url }) =>
    new URL(url).pathname.endsWith("/settings")
      ? Response.json({
          success: true,
          settings: {
            suspensionReasons: {
              version: 1,
              values: {
                reasons: [
                  { label: "Vaccino", count: 2, unit: "days" },
                  { label: "Rinuncia", permanent: true },
                ],
              },
            },
          },
        })
      : undefined;
  await show("admin", "d1", { answer });
  await open("suspend");
  const offered = () =>
    [...field(texts.suspensionReason).querySelectorAll("option")].map(({ textContent }) => textContent);
  await expect
    .poll(offered)
    .toEqual([expect.any(String), "Vaccino · 2 giorni", "Altro motivo · 2 settimane", "Rinuncia · definitiva"]);
  await choose("Vaccino · 2 giorni");
  await userEvent.fill(field(texts.from), "19/11/2026");
  await appears("dialog b", "sabato 21 novembre 2026");
  await press("dialog button", uiTexts.cancel);
});

it("a suspension shows its last day, is made, seen in the record at once, and undone", async () => {
  await show();
  await open("suspend");
  await choose("Tatuaggio o piercing · 4 mesi");
  await userEvent.fill(field(texts.from), "14/11/2026");
  await appears("dialog b", "domenica 14 marzo 2027");
  expect(page()).toContain("legge: «Fino a domenica 14 marzo 2027. Motivo: dopo un tatuaggio o un piercing»");
  await press("dialog button", texts.suspendUntil("14 Mar 2027"));
  await expect.poll(() => status()).toBe("temporarilySuspended");
  expect((await donor()).suspension).toEqual({
    from: "2026-11-14",
    until: "2027-03-14",
    reason: "Tatuaggio o piercing",
  });
  await expect
    .poll(() => scene.shadow.querySelector("article")?.textContent)
    .toContain("La sospensione dura fino a domenica 14 marzo 2027. Motivo: Tatuaggio o piercing.");
  await expect.poll(() => scene.shadow.querySelector("dialog")).toBeNull();
  expect(scene.find("article").innerText.match(/Tatuaggio o piercing/g), "it is told once").toHaveLength(1);
  await expect.poll(() => scene.focused()).toBe(scene.find("[aria-haspopup=menu]", texts.menu));
  await press("[data-sonner-toast] button", "Ripristina lo stato di prima");
  await expect.poll(() => status()).toBe("active");
});

it("a suspension is changed where it is read: its reason and its end, and back by undo", async () => {
  await show("manager", "d3");
  const before = (await donor("d3")) as unknown as { suspension: { from: string; until: string; reason: string } };
  const { suspension } = before;
  await press("article button", texts.actions.changeSuspension[0]);
  await appears("dialog[open]");
  await expect.poll(() => page()).toContain(formatFullDate(suspension.until));
  expect(page()).not.toContain("definitiva");
  await choose("Altro motivo · 2 settimane");
  await userEvent.fill(field(texts.otherReason), "Ginocchio operato");
  await userEvent.fill(field(texts.length), "40");
  await userEvent.selectOptions(field(texts.unit), "months");
  const until = suspensionEnd(suspension.from, { count: 40, unit: "months" })!;
  await press("dialog button", texts.saveUntil(formatShortDate(until)));
  await expect
    .poll(async () => (await donor("d3")).suspension)
    .toEqual({ from: suspension.from, until, reason: "Ginocchio operato" });
  await expect.poll(page).toContain("Motivo: Ginocchio operato.");
  await press("[data-sonner-toast] button", "Ripristina lo stato di prima");
  await expect.poll(async () => (await donor("d3")).suspension).toEqual(suspension);
});

it("a suspension for good takes a second look, with a box that must be ticked", async () => {
  await show();
  await open("suspend");
  await choose("Epatite B o C · definitiva");
  // there is no end to read of
  await expect.poll(page).toContain("legge: «Motivo: per motivi di salute»");
  await press("dialog button", texts.goOn);
  await press("dialog[role=alertdialog] button, [role=alertdialog] button", texts.forEver);
  await expect.poll(page).toContain(texts.certifiedMissing);
  expect(await status()).toBe("active");
  await press("[role=alertdialog] label", texts.certified);
  await press("[role=alertdialog] button", texts.forEver);
  await expect.poll(() => status()).toBe("permanentlySuspended");
});

it("death asks why, and an administrator takes it back later, with a reason", async () => {
  await show();
  await open("die");
  await press("dialog button", texts.confirm.die);
  await expect.poll(page).toContain(texts.reasonMissing);
  await userEvent.fill(field(texts.reason), "Comunicato dai familiari");
  await press("dialog button", texts.confirm.die);
  await expect.poll(() => status()).toBe("dead");
  await scene.mock.control.setClock(new Date(Date.now() + 60_000).toISOString());
  await open("takeBack");
  await userEvent.fill(field(texts.reason), "Omonimo");
  await press("dialog button", texts.confirm.takeBack);
  await expect.poll(() => status()).toBe("active");
});

it("somebody who has saved meanwhile is named; the choice stays, and goes through with the new version", async () => {
  // what the other saved is heard of live: not before the press, however slow the machine is
  let pressed: () => void = () => undefined;
  const untilPressed = new Promise<void>((resolve) => (pressed = resolve));
  let holds = false;
  await show("admin", "d1", {
    async answer(request, mock) {
      if (request.method === "GET" && request.url.endsWith("/donors/d1") && holds) await untilPressed;
      return mock.fetch(request);
    },
  });
  await open("deactivate");
  await userEvent.fill(field(texts.reason), "Trasferito");
  const { version } = await donor();
  holds = true;
  await scene.callAs("manager", "/donors/d1", { method: "PUT", body: { version, city: "Seriate" } });
  await press("dialog button", texts.confirm.deactivate);
  pressed();
  await expect.poll(page).toContain(texts.conflictBy("Marta Colombo"));
  expect(field(texts.reason).value).toBe("Trasferito");
  expect(await status()).toBe("active");
  await expect.poll(page).toContain("Seriate");
  await press("dialog button", texts.confirm.deactivate);
  await expect.poll(() => status()).toBe("inactive");
});

it("what the server refuses stands at its field: a card that somebody else has", async () => {
  await show("admin", "d1", { donors: 400 });
  const { donors } = (await scene.callAs("admin", "/donors?limit=400")) as {
    donors: { _id: string; status: string; cardNumber: string | null }[];
  };
  const waiting = donors.find((one) => one.status === "verified");
  const taken = donors.find(({ cardNumber }) => cardNumber)!.cardNumber!;
  if (!waiting) throw new Error("nobody waits to be activated");
  navigate(`/app/donors/details/${waiting._id}`);
  await expect.poll(() => scene.shadow.querySelector("article")?.textContent).toContain("Da attivare");
  await open("register");
  await userEvent.fill(field(`${texts.card}facoltativo`), taken);
  await press("dialog button", texts.confirm.register);
  await expect.poll(page).toContain("Il numero di tessera è già di un altro donatore.");
  await userEvent.fill(field(`${texts.card}facoltativo`), "");
  await press("dialog button", texts.confirm.register);
  await expect.poll(() => status(waiting._id)).toBe("active");
  await expect.poll(() => scene.shadow.querySelector("article header")?.textContent).toMatch(/tessera \S+/i);
});

it("a record made by mistake is deleted, which leads to the list and can be undone there", async () => {
  await show();
  await open("remove");
  await press("dialog button", texts.confirm.remove);
  await expect.poll(() => location.hash).toBe("#/app/donors");
  await expect.poll(() => donor().catch(() => null)).toBeNull();
  await press("[data-sonner-toast] button", "Ripristina la scheda");
  await expect.poll(() => donor().catch(() => null)).not.toBeNull();
});

it("before a reason is chosen the window says what for, where the reasons stand beside", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await browserPage.viewport(1100, 800);
  await show();
  await open("suspend");
  const shown = () => appears("dialog[open]").then((dialog) => dialog.innerText);
  expect(await shown()).toContain(texts.whatChangesLater);
  await userEvent.click(await appears("dialog[open] label", "Endoscopia"));
  await expect.poll(shown).toContain("Potrà donare da");
  expect(await shown()).not.toContain(texts.whatChangesLater);
  await browserPage.viewport(width, height);
});
