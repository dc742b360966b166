import { userEvent } from "vitest/browser";
import { expect, it, onTestFinished } from "vitest";
import { FEATURE_NAMES } from "../../../domain/features";
import { until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";
import { dayFromToday } from "../../../widgets/test-support/days";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { texts as recordTexts } from "../details/texts";
import { overrideTexts } from "../../../shared/donor/override-texts";
import { OTHER_REASON } from "../status/suspension/suspension-draft";
import { texts as statusTexts } from "../status/texts";
import { texts } from "./texts";

type Answer = () => Response | undefined | Promise<Response | undefined>;
const refused: Answer = () => Response.json({ success: false, message: "" }, { status: 400 });
/** Holds the rules until they are released. */
function held() {
  let release = (): void => undefined;
  const released = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
  onTestFinished(release);
  return { answer: () => released, release };
}

interface Options {
  tab?: string;
  /** What the server sends. */
  nextDonation?: { date: string; reason: string } | null;
  features?: RenderOptions["features"];
}

/** Opens the record of a donor who donated some days ago. @param settings answers `GET /settings`; null for the mock's response */
async function open(settings: Answer | null, { tab = "data", nextDonation = null, features }: Options = {}) {
  let answer = settings;
  const scene = await renderPage("admin", `/app/donors/details/d1?tab=${tab}`, {
    width: 1100,
    features,
    async answer(request, mock) {
      const { pathname } = new URL(request.url);
      if (request.method !== "GET") return undefined;
      if (pathname.endsWith("/settings")) return answer?.();
      if (!pathname.endsWith("/donors/d1")) return undefined;
      const body = (await (await mock.fetch(request)).json()) as { donor: object };
      return Response.json({ ...body, donor: { ...body.donor, nextDonation } });
    },
  });
  const recover = () => void (answer = null);
  return { scene, recover, page: () => scene.text(), seen: (text: string) => seen(scene, text) };
}

const seen = (scene: RenderedPage, text: string) => expect.poll(scene.text).toContain(text);
const donations = async (scene: RenderedPage) =>
  ((await scene.callAs("admin", "/donors/d1/donations?limit=100")) as { donations: { date: string }[] }).donations;

it("while the rules are loading, the form says so instead of “Regole non disponibili”, and registers nothing", async () => {
  const { answer, release } = held();
  const { scene, seen, page } = await open(answer, { tab: "donations" });
  await expect.poll(() => scene.shadow.querySelectorAll("td time").length).toBeGreaterThan(0);
  const before = await donations(scene);
  await scene.press("button", texts.register);
  await seen(texts.rulesLoading);
  await userEvent.fill(scene.field(texts.date), "02/02/2012");
  await userEvent.fill(scene.field(texts.place), "Treviglio");
  await userEvent.keyboard("{Enter}");
  expect(page()).not.toContain(recordTexts.rulesUnknown);
  expect(await donations(scene)).toHaveLength(before.length);
  release();
  await expect.poll(page).not.toContain(texts.rulesLoading);
  await userEvent.keyboard("{Enter}");
  await expect.poll(async () => (await donations(scene)).length).toBe(before.length + 1);
});

it("while the rules are loading, a suspension doesn't say that a doctor decides", async () => {
  const { answer, release } = held();
  const { scene, seen, page } = await open(answer);
  await seen(statusTexts.menu);
  await scene.press("[aria-haspopup=menu]", statusTexts.menu);
  await scene.press("[role=menuitem]", statusTexts.actions.suspend[0]);
  // the association's reasons are loading, too
  const reasonField = await until(() => scene.field(statusTexts.suspensionReason));
  await userEvent.selectOptions(reasonField, `${OTHER_REASON.label} · 2 settimane`);
  await seen(statusTexts.whatChanges);
  expect(page()).not.toContain("il medico");
  release();
  await seen(statusTexts.mayDonateFrom);
});

it("without the association's awards, the tab of the awards is loading", async () => {
  const { answer, release } = held();
  const { seen, page } = await open(answer, { tab: "awards" });
  await seen(recordTexts.awardsLoading);
  expect(page()).not.toContain(" maturate");
  release();
  await seen(" maturat");
});

it("if the rules can't be read, the form asks for a confirmation and shows the last donation", async () => {
  const { scene, seen } = await open(refused, { tab: "donations" });
  await expect.poll(() => scene.shadow.querySelectorAll("td time").length).toBeGreaterThan(0);
  const before = await donations(scene);
  await scene.press("button", texts.register);
  await seen("Regole non disponibili");
  await seen("La donazione prima è di ");
  await userEvent.keyboard("{Enter}");
  await seen(texts.overrideMissing);
  expect(await donations(scene)).toHaveLength(before.length);
  await scene.press("article input[type=checkbox]");
  await userEvent.fill(await until(() => scene.field(overrideTexts.reason)), "Confermata dal centro");
  await userEvent.keyboard("{Enter}");
  await expect.poll(async () => (await donations(scene)).length).toBe(before.length + 1);
});

it("after an empty response the record says that the rules are unknown, draws no rest periods, and can retry", async () => {
  const { scene, recover, seen, page } = await open(() => Response.json({ success: true }));
  await seen(recordTexts.rulesUnknown);
  await seen("Ultima donazione: ");
  expect(page()).not.toContain("giorni di riposo");
  expect(page()).not.toContain("Riposo");
  const retry = scene.find("section[aria-label] button", uiTexts.retry);
  // without waiting, because the page also retries by itself
  recover();
  retry.click();
  await seen("giorni di riposo");
  expect(page()).not.toContain(recordTexts.rulesUnknown);
});

it("the server's answer is shown while the rules are unknown", async () => {
  const { scene, seen } = await open(refused, {
    nextDonation: { date: dayFromToday(10), reason: "interval" },
  });
  await seen(recordTexts.rulesUnknown);
  await seen(recordTexts.wholeBloodFrom);
  await scene.press("[role=tab]", recordTexts.donations);
  await scene.press("button", texts.register);
  await seen("Secondo il server dell’associazione può donare sangue intero da ");
});

it("without the feature `settings` the default rules apply", async () => {
  const { page, seen } = await open(null, { features: FEATURE_NAMES.filter((name) => name !== "settings") });
  await seen("giorni di riposo");
  expect(page()).not.toContain(recordTexts.rulesUnknown);
});
