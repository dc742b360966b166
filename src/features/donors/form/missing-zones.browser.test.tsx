import { userEvent } from "vitest/browser";
import { beforeEach, describe, expect, it } from "vitest";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { FEATURE_NAMES, type Feature } from "../../../domain/features";
import { navigate } from "../../../shared/navigation";
import { texts } from "./texts";
import { uiTexts } from "../../../ui/texts";

let scene: RenderedPage;
/** What was sent to be saved, in order. */
let sent: Record<string, unknown>[];
/** What the call of the zones answers; null as the mock does. */
let zones: (() => Response) | null;
let features: readonly Feature[];
/** What the record says besides. */
let record: Record<string, unknown>;

beforeEach(() => {
  [sent, zones, features, record] = [[], null, FEATURE_NAMES, {}];
  localStorage.clear();
});

/** On a server that takes what it is given, with or without a zone. */
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
  await expect.poll(() => scene.shadow.querySelector("form")).toBeTruthy();
};
const page = () => scene.text();
const control = (label: string): HTMLInputElement => {
  const found = [...scene.shadow.querySelectorAll("label")].find((one) => one.textContent?.startsWith(label));
  return scene.shadow.getElementById(found?.htmlFor ?? "") as HTMLInputElement;
};

const NO_ZONES: Record<string, () => void> = {
  "a server without zones": () => (features = FEATURE_NAMES.filter((name) => name !== "zones")),
  "an association without zones": () => (zones = () => Response.json({ success: true, zones: [] })),
};

describe.each(Object.keys(NO_ZONES))("%s", (where) => {
  beforeEach(() => NO_ZONES[where]!());

  it("saves a donor who has none", async () => {
    record = { area: null };
    await open("/app/donors/edit/d12");
    await expect.poll(page).toContain(texts.zoneTyped);
    await userEvent.fill(control("Città"), "Clusone");
    await scene.press("button", texts.saveAndStay);
    await expect.poll(page).toContain(texts.saved);
    expect(sent).toMatchObject([{ city: "Clusone", area: null }]);
  });

  it("keeps the zone that a donor has", async () => {
    record = { area: "Oltretorrente" };
    await open("/app/donors/edit/d12");
    await expect.poll(page).toContain(texts.zoneTyped);
    expect(control("Zona").value).toBe("Oltretorrente");
    await userEvent.fill(control("Città"), "Clusone");
    await scene.press("button", texts.saveAndStay);
    await expect.poll(page).toContain(texts.saved);
    expect(sent).toMatchObject([{ city: "Clusone", area: "Oltretorrente" }]);
  });

  it("adds somebody new, with a zone that is written", async () => {
    await open("/app/donors/create");
    await expect.poll(page).toContain(texts.zoneTyped);
    await userEvent.fill(control("Cognome"), "Neri");
    await userEvent.fill(control("Nome"), "Ada");
    await userEvent.fill(control("Zona"), "Oltretorrente");
    await scene.press("button", uiTexts.save);
    await expect.poll(() => sent).toMatchObject([{ lastName: "Neri", area: "Oltretorrente" }]);
  });
});

it("zones that can't be read stop no save, and are read again on demand", async () => {
  record = { area: null };
  zones = () => Response.json({ success: false, message: "Guasto delle zone" }, { status: 400 });
  await open("/app/donors/edit/d12");
  await expect.poll(page).toContain("Guasto delle zone");
  await userEvent.fill(control("Città"), "Clusone");
  await scene.press("button", texts.saveAndStay);
  await expect.poll(() => sent).toMatchObject([{ city: "Clusone", area: null }]);
  zones = null;
  await scene.press("button", uiTexts.retry);
  await expect.poll(() => control("Zona").textContent).toContain("Lodi");
  expect(page()).not.toContain("Guasto delle zone");
  await userEvent.selectOptions(control("Zona"), "Lodi");
  await scene.press("button", texts.saveAndStay);
  await expect.poll(() => sent.at(-1)).toMatchObject({ area: "Lodi" });
});

it("where there are zones, one has to be chosen", async () => {
  record = { area: null };
  await open("/app/donors/edit/d12");
  await expect.poll(() => control("Zona").textContent).toContain("Lodi");
  await scene.press("button", texts.saveAndStay);
  await expect.poll(page).toContain(texts.missing.area);
  expect(sent).toEqual([]);
});
