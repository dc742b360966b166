import { expect, it } from "vitest";
import { stage } from "../../../ui/test-support";
import type { ColumnMatch } from "../engine/types";
import { InstantsNote } from "./check-step";
import { texts } from "./texts";

const MOMENT = "1956-04-11T23:00:00.000Z";
const columns = [{ index: 0, heading: "Nascita", examples: [MOMENT] }];
const match = (format: string): ColumnMatch => ({
  ...{ column: 0, field: "birthday", confidence: "sure", untranslated: [], format },
});

it("a column of moments in UTC says how its days are read, with an example; another column says nothing", async () => {
  const note = await stage(<InstantsNote reading={{ columns }} matching={{ columns: [match("istante UTC")] }} />);
  expect(note.shadow.textContent).toContain(texts.instants.column("Nascita", MOMENT, "12 aprile 1956"));
  await note.remove();
  const none = await stage(<InstantsNote reading={{ columns }} matching={{ columns: [match("gg/mm/aaaa")] }} />);
  expect(none.shadow.textContent).not.toContain(texts.instants.title);
  await none.remove();
});
