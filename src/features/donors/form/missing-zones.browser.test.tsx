import { userEvent } from "vitest/browser";
import { beforeEach, expect, it } from "vitest";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { FEATURE_NAMES, type Feature } from "../../../domain/features";
import { pageLocation } from "../../../shared/navigation";
import { texts } from "./texts";
import { uiTexts } from "../../../ui/texts";
import { until } from "../../../ui/test-support";

const { navigate } = pageLocation;

let scene: RenderedPage;
/** Bodies of the saves. */
let sent: Record<string, unknown>[];
/** Response of `GET /zones`; null for the mock's. */
let zones: (() => Response) | null;
let features: readonly Feature[];
/** Fields that replace those of the record. */
let record: Record<string, unknown>;

beforeEach(() => {
  [sent, zones, features, record] = [[], null, FEATURE_NAMES, {}];
  localStorage.clear();
});

/** Opens a form on a server that accepts donors without a zone. */
const open = async (path: string) => {
  navigate("/app/donors");
  scene = await renderPage("admin", path, {
    width: 1100,
    features,
    async answer(request, mock) {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/zones")) return zones?.() ?? mock.fetch(request);
      const saves = ["PUT", "POST"].includes(request.method) && /\/donors(\/d12)?$/.test(pathname);
      if (saves) {
        const body = (await request.json()) as Record<string, unknown>;
        sent.push(body);
        return Response.json({ success: true, donor: { _id: "d12", ...body, version: 2 } });
      }
      if (!pathname.endsWith("/donors/d12")) return mock.fetch(request);
      const { donor } = (await (await mock.fetch(request)).json()) as { donor: object };
      return Response.json({ success: true, donor: { ...donor, ...record } });
    },
  });
  await until(() => scene.find("form"));
};
const page = () => scene.text();

const withoutZones = () => void (features = FEATURE_NAMES.filter((name) => name !== "zones"));

it("a server without zones adds a donor with a typed zone", async () => {
  withoutZones();
  await open("/app/donors/create");
  await expect.poll(page).toContain(texts.zoneTyped);
  await userEvent.fill(scene.field("Cognome"), "Neri");
  await userEvent.fill(scene.field("Nome"), "Ada");
  await userEvent.fill(scene.field("Zona"), "Oltretorrente");
  await scene.press("button", uiTexts.save);
  await expect.poll(() => sent).toMatchObject([{ lastName: "Neri", area: "Oltretorrente" }]);
});

it.each([
  ["a server without zones saves a donor without a zone", withoutZones, null],
  [
    "an association without zones keeps a donor's zone",
    () => void (zones = () => Response.json({ success: true, zones: [] })),
    "Oltretorrente",
  ],
])("%s", async (_, remove, area) => {
  remove();
  record = { area };
  await open("/app/donors/edit/d12");
  await expect.poll(page).toContain(texts.zoneTyped);
  expect(scene.field("Zona").value).toBe(area ?? "");
  await userEvent.fill(scene.field("Città"), "Clusone");
  await scene.press("button", texts.saveAndStay);
  await expect.poll(page).toContain(texts.saved);
  expect(sent).toMatchObject([{ city: "Clusone", area }]);
});

it("if the zones can't be read, saving is possible; once they are read, one is required", async () => {
  record = { area: null };
  zones = () => Response.json({ success: false, message: "Guasto delle zone" }, { status: 400 });
  await open("/app/donors/edit/d12");
  await expect.poll(page).toContain("Guasto delle zone");
  await userEvent.fill(scene.field("Città"), "Clusone");
  await scene.press("button", texts.saveAndStay);
  await expect.poll(() => sent).toMatchObject([{ city: "Clusone", area: null }]);
  zones = null;
  await scene.press("button", uiTexts.retry);
  await expect.poll(() => scene.field("Zona").textContent).toContain("Lodi");
  expect(page()).not.toContain("Guasto delle zone");
  await scene.press("button", texts.saveAndStay);
  await expect.poll(page).toContain(texts.missing.area);
  expect(sent).toHaveLength(1);
  await userEvent.selectOptions(scene.field("Zona"), "Lodi");
  await scene.press("button", texts.saveAndStay);
  await expect.poll(() => sent.at(-1)).toMatchObject({ area: "Lodi" });
});
