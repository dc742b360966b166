import type { ConsentCode } from "../../domain/donor/consents";
import type { ConsentText } from "../../domain/settings/consent-settings";
import type { RenderedPage } from "./render-page";

type Texts = Record<ConsentCode, ConsentText>;
type Answer = { settings: { consents: { version: number; values: Texts } } };

const read = async (page: RenderedPage) => ((await page.callAs("admin", "/settings")) as Answer).settings.consents;

/** An administrator publishes another text of a consent, elsewhere. */
export async function publishConsent(page: RenderedPage, code: ConsentCode, text: string, correction = false) {
  const { version, values } = await read(page);
  const written = { ...values, [code]: { ...values[code], text, correction } };
  await page.callAs("admin", "/settings/consents", { method: "PUT", body: { version, values: written } });
}

/** @returns the version of a text that is in force */
export const consentVersionNow = async (page: RenderedPage, code: ConsentCode): Promise<string> =>
  (await read(page)).values[code].version;
