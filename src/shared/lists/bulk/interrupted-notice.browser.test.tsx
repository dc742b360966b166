import { expect, it } from "vitest";
import { stage } from "../../../ui/test-support";
import type { BulkOutcome } from "./bulk-result";
import { bulkTexts } from "./bulk-texts";
import { InterruptedNotice } from "./interrupted-notice";

const result = (name: string, done: boolean) => ({ id: name, name, done, text: null });

async function show(change: Partial<BulkOutcome>) {
  const none = { done: 0, failed: 0, unclear: 0, left: 0, reason: null, undone: false, results: [] };
  const outcome = { ...none, ...change };
  const title = bulkTexts.interrupted("Cambia", "session", outcome);
  const scene = await stage(<InterruptedNotice title={title} outcome={outcome} onDismiss={() => undefined} />);
  const text = scene.text();
  await scene.remove();
  return text;
}

it("counts the rows that are left, also without their names", async () => {
  const text = await show({ done: 40, left: 60_000 });
  expect(text).toContain("«Cambia» si è fermata a 40 di 60.040: la tua sessione è finita.");
  expect(text).toContain("Da rifare: 60.000");
});

it("of an undo, counts each row once, and says which aren't as before", async () => {
  const results = [result("Rossi Ada", true), result("Bini Ugo", false)];
  const text = await show({ undone: true, done: 40, failed: 60, left: 60, results });
  expect(text).toContain("L’annullamento di «Cambia» si è fermato a 40 di 100: la tua sessione è finita.");
  expect(text).toContain("Non sono come prima: Rossi Ada, Bini Ugo, e altri 58");
});
