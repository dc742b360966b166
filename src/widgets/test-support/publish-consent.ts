import type { ConsentCode } from "../../domain/donor/consents";
import type { ConsentText } from "../../domain/settings/consent-settings";
import type { RenderedPage } from "./render-page";

type Texts = Record<ConsentCode, ConsentText>;
type Answer = { settings: { consents: { version: number; values: Texts } } };

const read = async (page: RenderedPage) => ((await page.callAs("admin", "/settings")) as Answer).settings.consents;

/** Publishes a new text of a consent, as an administrator on another device. */
export async function publishConsent(page: RenderedPage, code: ConsentCode, text: string, correction = false) {
  const { version, values } = await read(page);
  const written = { ...values, [code]: { ...values[code], text, correction } };
  await page.callAs("admin", "/settings/consents", { method: "PUT", body: { version, values: written } });
}

/** @returns the current version of a consent's text */
export const consentVersionNow = async (page: RenderedPage, code: ConsentCode): Promise<string> =>
  (await read(page)).values[code].version;
