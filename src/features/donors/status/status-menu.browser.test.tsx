import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { maskFromDay } from "../../../shared/forms/typed-day";
import { dayFromToday } from "../../../widgets/test-support/days";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { useToday } from "../../../api/react/use-today";
import { useDonor } from "../../../shared/donor/reads";
import { pageLocation } from "../../../shared/navigation";
import { DonorDetailsPage } from "../details/donor-details-page";
import { StatusMenu } from "./components/status-menu";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";
import { formatFullDate, formatShortDate } from "../../../domain/format";
import { suspensionEnd } from "../../../domain/donor/suspension-reasons";

const { navigate } = pageLocation;

let scene: RenderedPage;
/** Only the menu of a record. */
function Menu() {
  const today = useToday();
  const state = useDonor("d1");
  const donor = state.status === "ready" && state.data.donor;
  return donor && <StatusMenu donor={donor} today={today} onRemoved={() => undefined} />;
}

const show = async (persona: "admin" | "manager" = "admin", id = "d1", options: RenderOptions = {}) => {
  scene = await renderPage(persona, `/app/donors/details/${id}`, { width: 1100, ...options });
  await expect.poll(() => scene.getByRole("tab").elements().length).toBeGreaterThan(0);
};
const appears = (...selector: Parameters<RenderedPage["find"]>) => until(() => scene.find(...selector));
const open = async (action: keyof typeof texts.actions) => {
  // while a dialog is open, the page behind it takes no focus
  await expect.poll(scene.dialog).toBeUndefined();
  (await appears("[aria-haspopup=menu]", texts.menu)).focus();
  await userEvent.keyboard("{Enter}");
  await scene.press("[role=menuitem]", texts.actions[action][0]);
  await appears("dialog[open]");
};
const donor = async (id = "d1") =>
  ((await scene.callAs("admin", `/donors/${id}`)) as { donor: Record<string, unknown> & { version: number } }).donor;
const status = async (id?: string) => (await donor(id)).status;
/** In the narrow window of the tests the reasons are a select. */
const choose = (reason: string) => userEvent.selectOptions(scene.field(texts.suspensionReason), reason);
const page = () => scene.text();

it("the association's reasons are offered with their lengths, and a free one", async () => {
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
  scene = await renderPage("admin", "/app/donors/details/d1", { part: <Menu />, answer });
  await open("suspend");
  const offered = () =>
    [...scene.field(texts.suspensionReason).querySelectorAll("option")].map(({ textContent }) => textContent);
  await expect
    .poll(offered)
    .toEqual([expect.any(String), "Vaccino · 2 giorni", "Altro motivo · 2 settimane", "Rinuncia · definitiva"]);
  await choose("Vaccino · 2 giorni");
  await userEvent.fill(scene.field(texts.from), "19/11/2026");
  await appears("dialog b", "sabato 21 novembre 2026");
  await scene.press("dialog button", uiTexts.cancel);
});

it("a change right after an undo waits for it, and isn't refused because of the version that the undo has given", async () => {
  let isHeld = false;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const arrived: string[] = [];
  await show("admin", "d1", {
    async answer({ method, url }) {
      if (!url.includes("/donors/d1")) return undefined;
      if (isHeld && method === "GET") await held;
      else if (method !== "GET") arrived.push(method);
      return undefined;
    },
  });
  const set = async (action: "deactivate" | "die") => {
    await open(action);
    await userEvent.fill(scene.field(texts.reason), "Trasferito");
  };
  await set("deactivate");
  await scene.press("dialog button", texts.confirm.deactivate);
  await expect.poll(() => scene.toasts()).toHaveLength(1);
  await expect.poll(() => scene.getByRole("article").query()?.textContent).toContain("Inattivo");
  await set("die");
  isHeld = true;
  (await appears("[data-sonner-toast] button", texts.restoreStatus)).click();
  await scene.press("dialog button", texts.confirm.die);
  await appears("dialog button", uiTexts.saving);
  await expect.poll(() => arrived).toHaveLength(2);
  release();
  await expect.poll(() => status()).toBe("dead");
  await expect.poll(scene.dialog).toBeUndefined();
  expect(arrived).toHaveLength(3);
});

it("a suspension shows what will follow and its last day, appears in the record at once, and is undone", async () => {
  await show();
  await open("suspend");
  expect(scene.dialog()).toContain(texts.whatChangesLater);
  await choose("Tatuaggio o piercing · 4 mesi");
  await expect.poll(scene.dialog).toContain("Potrà donare da");
  expect(scene.dialog()).not.toContain(texts.whatChangesLater);
  const from = dayFromToday(-6);
  const until = suspensionEnd(from, { count: 4, unit: "months" })!;
  await userEvent.fill(scene.field(texts.from), maskFromDay(from));
  await appears("dialog b", formatFullDate(until));
  expect(page()).toContain(`legge: «Fino a ${formatFullDate(until)}. Motivo: dopo un tatuaggio o un piercing»`);
  await scene.press("dialog button", texts.suspendUntil(formatShortDate(until)));
  await expect.poll(() => status()).toBe("temporarilySuspended");
  expect((await donor()).suspension).toEqual({ from, until, reason: "Tatuaggio o piercing" });
  await expect
    .poll(() => scene.getByRole("article").query()?.textContent)
    .toContain(
      `Quel giorno può donare: la sospensione dura fino a ${formatFullDate(until)}. Motivo: Tatuaggio o piercing.`,
    );
  await expect.poll(() => scene.shadow.querySelector("dialog")).toBeNull();
  expect(scene.find("article").innerText.match(/Tatuaggio o piercing/g), "it is shown once").toHaveLength(1);
  await expect.poll(() => scene.focused()).toBe(scene.find("[aria-haspopup=menu]", texts.menu));
  await scene.press("[data-sonner-toast] button", "Ripristina lo stato di prima");
  await expect.poll(() => status()).toBe("active");
});

it("reason and end of a suspension are changed in the record, and undone", async () => {
  await show("manager", "d3");
  const before = await donor("d3");
  const suspension = before.suspension as { from: string; until: string; reason: string };
  await scene.press("article button", texts.actions.changeSuspension[0]);
  await appears("dialog[open]");
  await expect.poll(() => page()).toContain(formatFullDate(suspension.until));
  expect(page()).not.toContain("definitiva");
  await choose("Altro motivo · 2 settimane");
  await userEvent.fill(scene.field(texts.otherReason), "Ginocchio operato");
  await userEvent.fill(scene.field(texts.length), "40");
  await userEvent.selectOptions(scene.field(texts.unit), "months");
  const until = suspensionEnd(suspension.from, { count: 40, unit: "months" })!;
  await scene.press("dialog button", texts.saveUntil(formatShortDate(until)));
  await expect
    .poll(async () => (await donor("d3")).suspension)
    .toEqual({ from: suspension.from, until, reason: "Ginocchio operato" });
  await expect.poll(page).toContain("Motivo: Ginocchio operato.");
  await scene.press("[data-sonner-toast] button", "Ripristina lo stato di prima");
  await expect.poll(async () => (await donor("d3")).suspension).toEqual(suspension);
});

it("a death needs a reason, and an administrator reverts it later with a reason", async () => {
  scene = await renderPage("admin", "/app/donors/details/d1", { part: <Menu /> });
  await open("die");
  await scene.press("dialog button", texts.confirm.die);
  await expect.poll(page).toContain(texts.reasonMissing);
  await userEvent.fill(scene.field(texts.reason), "Comunicato dai familiari");
  await scene.press("dialog button", texts.confirm.die);
  await expect.poll(() => status()).toBe("dead");
  await scene.mock.control.setClock(new Date(Date.now() + 60_000).toISOString());
  await open("takeBack");
  await userEvent.fill(scene.field(texts.reason), "Omonimo");
  await scene.press("dialog button", texts.confirm.takeBack);
  await expect.poll(() => status()).toBe("active");
});

it("a conflict names the other user, keeps the input, and the next submit uses the new version", async () => {
  // hold back the live update until the submit, however slow the machine is
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
  await userEvent.fill(scene.field(texts.reason), "Trasferito");
  const { version } = await donor();
  holds = true;
  await scene.callAs("manager", "/donors/d1", { method: "PUT", body: { version, city: "Seriate" } });
  await scene.press("dialog button", texts.confirm.deactivate);
  pressed();
  await expect.poll(page).toContain(texts.conflictBy("Marta Colombo"));
  expect(scene.field(texts.reason).value).toBe("Trasferito");
  expect(await status()).toBe("active");
  await expect.poll(page).toContain("Seriate");
  await scene.press("dialog button", texts.confirm.deactivate);
  await expect.poll(() => status()).toBe("inactive");
});

it("a taken card number shows an error at its field", async () => {
  scene = await renderPage("admin", "/app/donors", { part: null, width: 1100, donors: 400 });
  const { donors } = (await scene.callAs("admin", "/donors?limit=400")) as {
    donors: { _id: string; status: string; cardNumber: string | null }[];
  };
  const waiting = donors.find((one) => one.status === "verified");
  const taken = donors.find(({ cardNumber }) => cardNumber)!.cardNumber!;
  if (!waiting) throw new Error("nobody waits to be activated");
  navigate(`/app/donors/details/${waiting._id}`);
  await scene.show(<DonorDetailsPage />);
  await expect.poll(() => scene.getByRole("article").query()?.textContent).toContain("Da attivare");
  await open("register");
  await userEvent.fill(scene.field(`${texts.card}facoltativo`), taken);
  await scene.press("dialog button", texts.confirm.register);
  await expect.poll(page).toContain("Il numero di tessera è già di un altro donatore.");
  await userEvent.fill(scene.field(`${texts.card}facoltativo`), "");
  await scene.press("dialog button", texts.confirm.register);
  await expect.poll(() => status(waiting._id)).toBe("active");
  await expect.poll(() => scene.shadow.querySelector("article header")?.textContent).toMatch(/tessera\s\S+/i);
});
