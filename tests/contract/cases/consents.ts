import type { ContractClient } from "../client";
import type { Sessions } from "./common";

/** Texts of consents: everybody reads them, administrators publish them, donors answer the version that they saw. */
export async function consents(api: ContractClient, { admin, manager, donor, pending }: Sessions): Promise<void> {
  const read = async () => (await api.call("getSettings", { expect: 200 })).settings.consents;
  const before = await read();
  const params = { section: "consents" };
  const renewed = { ...before.values.news, text: `${before.values.news.text}\n\nUna frase in più.` };
  const values = { ...before.values, news: renewed };
  const preview = await api.call("previewConsents", { token: admin, body: { values }, expect: 200 });
  api.assert(preview.onPaper <= preview.asked, "donors with consents on paper are among those who will be asked");
  await api.call("previewConsents", { token: manager, body: { values }, expect: 403 });
  await api.call("previewConsents", { body: { values }, expect: 401 });
  await api.call("previewConsents", { token: admin, body: {}, expect: 400 });
  const empty = { ...values, news: { ...renewed, text: " " } };
  await api.call("previewConsents", { token: admin, body: { values: empty }, expect: 422 });
  await api.call("saveSettings", {
    params,
    token: admin,
    body: { version: before.version, values: empty },
    expect: 422,
  });

  const body = { version: before.version, values };
  const { section } = await api.call("saveSettings", { params, token: admin, body, expect: 200 });
  const { version } = section.values.news;
  api.assert(version !== before.values.news.version, "a changed text has a new version");
  api.assert(section.values.privacy.version === before.values.privacy.version, "the other texts keep their version");
  await api.call("saveSettings", { params, token: admin, body, expect: 409 });
  const { versions } = await api.call("getConsentVersions", { expect: 200 });
  const former = (versions as Version[]).find((entry) => isNews(entry, before.values.news.version));
  api.assert(former?.words?.text === before.values.news.text, "the former text stays readable");

  const own = { userId: (await api.call("me", { token: donor, expect: 200 })).user._id };
  const answer = (changes: object) => ({ consents: [{ code: "news", version, given: true, ...changes }] });
  await api.call("answerConsents", { params: own, body: answer({}), expect: 401 });
  await api.call("answerConsents", { token: admin, params: own, body: answer({}), expect: 403 });
  await api.call("answerConsents", { token: admin, params: { userId: "nobody" }, body: answer({}), expect: 404 });
  await api.call("answerConsents", { token: donor, params: own, body: [], expect: 400 });
  const late = answer({ version: before.values.news.version });
  const { error } = await api.call("answerConsents", { token: donor, params: own, body: late, expect: 422 });
  api.assert(
    (error as { param: string }[])[0]?.param === "consentNews",
    "an answer to a former text is refused, and the error names the field",
  );
  await api.call("answerConsents", { token: donor, params: own, body: { consents: [] }, expect: 422 });
  const headers = { "Idempotency-Key": `answer-${version}` };
  const first = await api.call("answerConsents", { token: donor, params: own, body: answer({}), headers, expect: 200 });
  const again = await api.call("answerConsents", { token: donor, params: own, body: answer({}), headers, expect: 200 });
  api.assert(JSON.stringify(first) === JSON.stringify(again), "a repeated idempotency key doesn't answer twice");
  const kept = (first.consents as Version[]).find((entry) => isNews(entry, version));
  api.assert(kept !== undefined, "an answer has the version that was shown");

  const other = (await api.call("me", { token: pending, expect: 200 })).user;
  if (other.status !== "pending") return;
  await api.call("answerConsents", { token: pending, params: { userId: other._id }, body: answer({}), expect: 409 });
}

interface Version {
  code: string;
  version: string;
  words?: { text: string } | null;
}
const isNews = ({ code, version }: Version, wanted: string) => code === "news" && version === wanted;
