import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

/** Rules, awards and the other sections: read by all, changed by administrators, previewed before. */
export async function settings(
  api: ContractClient,
  { admin, manager }: Sessions,
  { uniqueSuffix }: Environment,
): Promise<void> {
  const read = async () => (await api.call("getSettings", { expect: 200 })).settings;
  const { rules, awards } = await read();
  const stricter = { ...rules.values, intervals: { ...rules.values.intervals, "1": { 1: 120, 2: 30, 3: 30 } } };
  const preview = await api.call("previewRules", { token: admin, body: { values: stricter }, expect: 200 });
  api.assert(preview.earlier.count === 0, "longer rests let nobody donate earlier");
  await api.call("previewRules", { token: manager, body: { values: stricter }, expect: 403 });
  await api.call("previewRules", { body: { values: stricter }, expect: 401 });
  await api.call("previewRules", { token: admin, body: {}, expect: 400 });
  await api.call("previewRules", { token: admin, body: { values: { minimumAge: 3 } }, expect: 422 });
  await api.call("previewAwards", { token: admin, body: { values: awards.values }, expect: 200 });
  await api.call("previewAwards", { token: manager, body: { values: awards.values }, expect: 403 });
  await api.call("previewAwards", { body: { values: awards.values }, expect: 401 });
  await api.call("previewAwards", { token: admin, body: {}, expect: 400 });
  await api.call("previewAwards", { token: admin, body: { values: { tiers: [] } }, expect: 422 });

  const params = { section: "rules" };
  const headers = { "Idempotency-Key": `rules-${uniqueSuffix}` };
  const body = { version: rules.version, values: stricter };
  const { section } = await api.call("saveSettings", { params, token: admin, headers, body, expect: 200 });
  const again = await api.call("saveSettings", { params, token: admin, headers, body, expect: 200 });
  api.assert(again.section.version === section.version, "the same idempotency key saves nothing twice");
  api.assert((await read()).rules.values.intervals["1"]["1"] === 120, "what was saved is read");
  const late = await api.call("saveSettings", { params, token: admin, body, expect: 409 });
  api.assert(late.current.version === section.version, "who comes late is told what there is now");
  const illegal = { ...stricter, minimumAge: 17 };
  const next = { version: section.version, values: illegal };
  await api.call("saveSettings", { params, token: admin, body: next, expect: 422 });
  await api.call("saveSettings", { params, token: admin, body: { version: section.version }, expect: 400 });
  await api.call("saveSettings", { params, token: manager, body: next, expect: 403 });
  await api.call("saveSettings", { params, body: next, expect: 401 });
  await api.call("saveSettings", { params: { section: "weather" }, token: admin, body: next, expect: 404 });
  const { history } = await api.call("getSettingsHistory", { params, token: admin, expect: 200 });
  api.assert(history[0].version === section.version, "the history begins with the last save");
  await api.call("getSettingsHistory", { params, token: manager, expect: 403 });
  await api.call("getSettingsHistory", { params, expect: 401 });
  await api.call("getSettingsHistory", { params: { section: "weather" }, token: admin, expect: 404 });
  const back = { version: section.version, values: rules.values };
  await api.call("saveSettings", { params, token: admin, body: back, expect: 200 });
  await wordsAndCards(api, admin);
}

/** The cards' numbers and the association's own words, each checked by itself. */
async function wordsAndCards(api: ContractClient, token: string): Promise<void> {
  const { cards, texts } = (await api.call("getSettings", { expect: 200 })).settings;
  const params = { section: "cards" };
  const wrong = { version: cards.version, values: { ...cards.values, pattern: "senza numero" } };
  await api.call("saveSettings", { params, token, body: wrong, expect: 422 });
  const right = { version: cards.version, values: { ...cards.values, pattern: "{anno}-#######" } };
  const { section } = await api.call("saveSettings", { params, token, body: right, expect: 200 });
  await api.call("saveSettings", { params, token, body: { ...cards, version: section.version }, expect: 200 });

  const own = { title: "Titolo", text: "Un testo." };
  const words = { landing: own, welcome: own, registered: own };
  const empty = { version: texts.version, values: { ...words, landing: { title: " ", text: "x" } } };
  await api.call("saveSettings", { params: { section: "texts" }, token, body: empty, expect: 422 });
  const body = { version: texts.version, values: words };
  await api.call("saveSettings", { params: { section: "texts" }, token, body, expect: 200 });
}
