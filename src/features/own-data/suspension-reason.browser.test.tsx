import { afterEach, expect, it } from "vitest";
import { endpoints } from "../../api/endpoints";
import { DEFAULT_SUSPENSION_REASONS } from "../../domain/donor/suspension-reasons";
import { until } from "../../ui/test-support";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";
import { OwnRecordView } from "./record/own-record-page";

const TATTOO = DEFAULT_SUSPENSION_REASONS.find(({ id }) => id === "tattoo")!;
const NOTE = "Ha chiamato la madre, da risentire";
const SETTINGS = new RegExp(`${endpoints.settings()}$`);

let scene: RenderedPage;
afterEach(() => scene.remove());

/** The donor's own record, as a server sends it that keeps the staff's note among the donor's data. */
const suspended =
  (more?: NonNullable<RenderOptions["answer"]>): RenderOptions["answer"] =>
  async (request, mock) => {
    const other = await more?.(request, mock);
    if (other) return other;
    const response = await mock.fetch(request);
    if (request.method !== "GET" || !/\/registration\/[^/]+$/.test(request.url)) return response;
    const body = (await response.json()) as { donor: { suspension: object } };
    const suspension = { ...body.donor.suspension, reason: TATTOO.label, note: NOTE };
    return Response.json({ ...body, donor: { ...body.donor, note: NOTE, inscriptionNote: NOTE, suspension } });
  };

const PLACES = [
  ["the own home", undefined],
  ["the record on a partner's page", <OwnRecordView key="record" onFillIn={() => undefined} />],
] as const;

for (const [place, part] of PLACES) {
  const open = async (more?: NonNullable<RenderOptions["answer"]>) => {
    scene = await renderPage("suspended", "/app/dashboard", { part, width: 400, answer: suspended(more) });
    await until(() => scene.text().includes("Per ora non puoi donare."));
  };
  const words = () => scene.text();

  it(`${place} tells the reason in its words for donors, not the staff's, and no note`, async () => {
    await open();
    await expect.poll(words).toContain(TATTOO.forDonor);
    expect(words()).not.toContain(TATTOO.label);
    expect(words()).not.toContain(NOTE);
  });

  it(`${place} says nothing of the reason in the staff's words while the association's are on their way`, async () => {
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await open((request, mock) => (SETTINGS.test(request.url) ? held.then(() => mock.fetch(request)) : undefined));
    expect(words()).not.toContain(TATTOO.label);
    goOn();
    await expect.poll(words).toContain(TATTOO.forDonor);
  });

  it.each([404, 500])(`${place} has the ready-made words where the settings answer %s`, async (status) => {
    await open((request) => (SETTINGS.test(request.url) ? new Response(null, { status }) : undefined));
    await expect.poll(words, { timeout: 15_000 }).toContain(TATTOO.forDonor);
    expect(words()).not.toContain(TATTOO.label);
  });
}
