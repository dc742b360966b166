import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

/** Sections of the settings: everybody reads them, administrators preview and save them. */
export async function settings(
  api: ContractClient,
  { admin, manager }: Sessions,
  { uniqueSuffix }: Environment,
): Promise<void> {
  const read = async () => (await api.call("getSettings", { expect: 200 })).settings;
  const { rules, awards } = await read();
  const stricter = { ...rules.values, intervals: { ...rules.values.intervals, "1": { 1: 120, 2: 30, 3: 30 } } };
  const preview = await api.call("previewRules", { token: admin, body: { values: stricter }, expect: 200 });
  api.assert(preview.earlier.count === 0, "with longer intervals nobody can donate earlier");
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
  api.assert(again.section.version === section.version, "a repeated idempotency key doesn't save twice");
  api.assert((await read()).rules.values.intervals["1"]["1"] === 120, "a saved value can be read");
  const late = await api.call("saveSettings", { params, token: admin, body, expect: 409 });
  api.assert(late.current.version === section.version, "the answer to an outdated write has the current state");
  const illegal = { ...stricter, minimumAge: 17 };
  const next = { version: section.version, values: illegal };
  await api.call("saveSettings", { params, token: admin, body: next, expect: 422 });
  await api.call("saveSettings", { params, token: admin, body: { version: section.version }, expect: 400 });
  await api.call("saveSettings", { params, token: manager, body: next, expect: 403 });
  await api.call("saveSettings", { params, body: next, expect: 401 });
  await api.call("saveSettings", { params: { section: "weather" }, token: admin, body: next, expect: 404 });
  const { history } = await api.call("getSettingsHistory", { params, token: admin, expect: 200 });
  api.assert(history[0].version === section.version, "the last save comes first in the history");
  await api.call("getSettingsHistory", { params, token: manager, expect: 403 });
  await api.call("getSettingsHistory", { params, expect: 401 });
  await api.call("getSettingsHistory", { params: { section: "weather" }, token: admin, expect: 404 });
  const back = { version: section.version, values: rules.values };
  await api.call("saveSettings", { params, token: admin, body: back, expect: 200 });
  await textsAndCards(api, admin);
}

/** The pattern of card numbers, and the association's texts. */
async function textsAndCards(api: ContractClient, token: string): Promise<void> {
  const { cards, texts } = (await api.call("getSettings", { expect: 200 })).settings;
  const params = { section: "cards" };
  const invalid = { version: cards.version, values: { ...cards.values, pattern: "senza numero" } };
  await api.call("saveSettings", { params, token, body: invalid, expect: 422 });
  const valid = { version: cards.version, values: { ...cards.values, pattern: "{anno}-#######" } };
  const { section } = await api.call("saveSettings", { params, token, body: valid, expect: 200 });
  await api.call("saveSettings", { params, token, body: { ...cards, version: section.version }, expect: 200 });

  const text = { title: "Titolo", text: "Un testo." };
  const values = { landing: text, welcome: text, registered: text, card: { title: "", text: "" } };
  const empty = { version: texts.version, values: { ...values, landing: { title: " ", text: "x" } } };
  await api.call("saveSettings", { params: { section: "texts" }, token, body: empty, expect: 422 });
  const body = { version: texts.version, values };
  await api.call("saveSettings", { params: { section: "texts" }, token, body, expect: 200 });
}
