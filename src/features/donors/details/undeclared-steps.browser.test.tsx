import { expect, it } from "vitest";
import { FEATURE_NAMES, type Feature } from "../../../domain/features";
import { renderPage } from "../../../widgets/test-support/render-page";
import { texts } from "./texts";

const DONOR = { _id: "x1", lastName: "Rossi", status: "active", birthday: "1980-03-14", mobile: "347 5550142" };
const ANSWERS: Record<string, object> = {
  "/donors/x1": { donor: DONOR },
  "/donors/x1/donations": { donations: [], total: 0 },
  "/donors/x1/awards": { awards: [], total: 0 },
  "/registration/x1": { consents: [] },
};

/** Shows the record of a donor with nothing to do. @returns its text */
async function show(features: readonly Feature[]) {
  const scene = await renderPage("admin", "/app/donors/details/x1", {
    width: 1100,
    features,
    answer({ url }) {
      const body = ANSWERS[new URL(url).pathname.replace("/v2", "")];
      return body && Response.json({ success: true, ...body });
    },
  });
  const text = () => scene.text();
  await expect.poll(text).toContain("347 5550142");
  return text;
}

it("the record says that there is nothing to do if everything could be checked", async () => {
  const text = await show(FEATURE_NAMES);
  await expect.poll(text).toContain(texts.nothingToDo);
});

it.each(["donations", "awards", "consents", "computed-fields"])(
  "without %s the record doesn't say that there is nothing to do",
  async (missing) => {
    const text = await show(FEATURE_NAMES.filter((name) => name !== missing));
    await expect.poll(text).not.toContain(texts.nextSteps);
  },
);
