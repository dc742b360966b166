import { afterEach, expect, it } from "vitest";
import { endpoints } from "../../api/endpoints";
import { DEFAULT_SUSPENSION_REASONS } from "../../domain/donor/suspension-reasons";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";
import { OwnRecordView } from "./record/own-record-page";

const TATTOO = DEFAULT_SUSPENSION_REASONS.find(({ id }) => id === "tattoo")!;
const NOTE = "Ha chiamato la madre, da risentire";
const SETTINGS = new RegExp(`${endpoints.settings()}$`);

let scene: RenderedPage;
afterEach(() => scene.remove());

/** The record from a server that includes the staff's note in the donor's data. */
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
    await expect.poll(scene.text, { timeout: 15_000 }).toContain("Per ora non puoi donare.");
  };

  it(`${place} shows the reason in the text for donors, not the staff's label or note`, async () => {
    await open();
    await expect.poll(scene.text).toContain(TATTOO.forDonor);
    expect(scene.text()).not.toContain(TATTOO.label);
    expect(scene.text()).not.toContain(NOTE);
  });

  it(`${place} doesn't show the staff's label while the association's texts load`, async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await open((request, mock) => (SETTINGS.test(request.url) ? held.then(() => mock.fetch(request)) : undefined));
    expect(scene.text()).not.toContain(TATTOO.label);
    release();
    await expect.poll(scene.text).toContain(TATTOO.forDonor);
  });

  it(`${place} shows the default text if the settings can't be read`, async () => {
    await open((request) => (SETTINGS.test(request.url) ? new Response(null, { status: 404 }) : undefined));
    await expect.poll(scene.text).toContain(TATTOO.forDonor);
    expect(scene.text()).not.toContain(TATTOO.label);
  });
}
