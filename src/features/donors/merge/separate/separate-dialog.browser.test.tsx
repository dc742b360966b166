import { expect, it } from "vitest";
import { renderPage } from "../../../../widgets/test-support/render-page";
import { SeparateButton } from "../buttons";
import { texts } from "./texts";

it("a count of earlier donations that was changed since isn't called the number of donations", async () => {
  const merge = { _id: "mg1", survivor: null, other: null, blocked: null };
  const counts = { donations: 0, unlisted: 0, awards: 0, documents: 0, calls: 0 };
  const change = { kind: "field", field: "donationsNumber", value: 50, date: null, how: "changed", goes: false };
  const since = [{ _id: "field donationsNumber", ...change }];
  const separating = { version: 1, returns: [counts, counts], since, mails: 0, loginClosed: false };
  const scene = await renderPage("admin", "/app/donors", {
    part: null,
    donors: 60,
    answer: ({ url }) => (url.includes("/merges/") ? Response.json({ success: true, merge, separating }) : undefined),
  });
  await scene.show(<SeparateButton mergeId="mg1" />);
  await scene.press("button", texts.submit);
  await expect.poll(() => scene.dialog()).toContain(`${texts.earlierDonations}: 50`);
  expect(scene.dialog()).not.toContain("Numero di donazioni");
});
