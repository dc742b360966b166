import { userEvent } from "vitest/browser";
import { expect, it, onTestFinished } from "vitest";
import { FEATURE_NAMES } from "../../../domain/features";
import { until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";
import { dayFromToday } from "../../../widgets/test-support/days";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { texts as recordTexts } from "../details/texts";
import { overrideTexts } from "../../../shared/donor/override-texts";
import { texts } from "./texts";

type Answer = () => Response | Promise<Response>;
const late: Answer = () => new Promise<Response>((_, reject) => onTestFinished(() => reject(new TypeError("cut"))));

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

it("while the rules are unread, the form asks for a confirmation and shows the last donation", async () => {
  const { scene, seen } = await open(late, { tab: "donations" });
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
  const { scene, seen } = await open(() => Response.json({ success: false, message: "" }, { status: 400 }), {
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
