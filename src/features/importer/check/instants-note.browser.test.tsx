import { expect, it } from "vitest";
import { stage } from "../../../ui/test-support";
import type { MatchedColumn } from "../engine/types";
import { InstantsNote } from "./check-step";
import { texts } from "./texts";

const INSTANT = "1956-04-11T23:00:00.000Z";
const columns = [{ index: 0, heading: "Nascita", examples: [INSTANT] }];
const match = (format: string): MatchedColumn => ({
  column: 0,
  field: "birthday",
  confidence: "sure",
  untranslated: [],
  format,
});

it("a note says how the days of a column with instants in UTC are read; other columns have no note", async () => {
  const note = await stage(<InstantsNote reading={{ columns }} matching={{ columns: [match("istante UTC")] }} />);
  expect(note.text()).toContain(texts.instants.column("Nascita", INSTANT, "12 aprile 1956"));
  await note.remove();
  const none = await stage(<InstantsNote reading={{ columns }} matching={{ columns: [match("gg/mm/aaaa")] }} />);
  expect(none.text()).not.toContain(texts.instants.title);
  await none.remove();
});
