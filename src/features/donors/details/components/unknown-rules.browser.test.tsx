import { afterEach, expect, it } from "vitest";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { stage, type Rendered } from "../../../../ui/test-support";
import { texts } from "../texts";
import { UnknownRules } from "./unknown-rules";

let scene: Rendered;
afterEach(() => scene.remove());

const show = async (lastDonationDate: string, days: readonly string[] = []) => {
  const rules = { status: "unknown", rules: null, retry: () => undefined, retrying: false } as const;
  const donor = { lastDonationDate } as DonorRecord;
  const donations = days.map((date) => ({ date })) as never;
  scene = await stage(<UnknownRules rules={rules} donor={donor} donations={donations} today="2026-11-20" />);
};

it("the days since the last donation are counted from the last one that isn't in the future", async () => {
  await show("2026-12-01", ["2026-12-01", "2026-11-10"]);
  expect(scene.text()).toContain("10 giorni fa");
  expect(scene.text()).not.toContain("dicembre");
});

it("with donations in the future alone, no days are counted", async () => {
  await show("2026-12-01");
  expect(scene.text()).toContain(texts.rulesUnknownHint);
});
