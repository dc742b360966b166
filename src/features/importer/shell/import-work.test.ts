import { expect, it } from "vitest";
import { NO_DRAFT } from "../draft/types";
import { createImportWork } from "./import-work";

it("a file that is still being read is older than an erasure, too", async () => {
  const work = createImportWork({ ...NO_DRAFT, predates: () => true });
  const last = "2026-11-13T08:00:00Z";
  expect(work.predates(last)).toBe(false);
  const file = new File(["Cognome;Nome\nRossi;Ada\n"], "soci.csv");
  const opened = work.open(file, file.name, { today: "2026-11-20", zones: ["Lodi"] }, () => Promise.resolve(null));
  expect(work.state().phase).toBe("reading");
  expect(work.predates(last)).toBe(true);
  work.close();
  expect(await opened).toBe(false);
  expect(work.predates(last)).toBe(false);
});
