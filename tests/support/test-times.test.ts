import { expect, it } from "vitest";
import { folderOf, timesReport } from "./test-times";

it("a test belongs to the folder of its feature, or to its end-to-end test", () => {
  const folders = {
    "src/features/donors/form/donor-create.browser.test.tsx": "src/features/donors",
    "src/shared/undo/writes.browser.test.tsx": "src/shared/undo",
    "src/ui/display/badge.browser.test.tsx": "src/ui",
    "src/mocks/server.test.ts": "src/mocks/server",
    "tests/e2e/settings.spec.ts": "tests/e2e/settings",
    "tests/zones.test.ts": "tests/zones",
    "build/permissions.test.ts": "build/permissions",
  };
  expect(Object.fromEntries(Object.keys(folders).map((file) => [file, folderOf(file)]))).toEqual(folders);
});

it("the report sums times by folder and names the 20 slowest tests, the longest first", () => {
  const times = Array.from({ length: 30 }, (_, index) => ({
    file: `src/features/${index % 2 ? "donors" : "people"}/a.test.ts`,
    name: `test ${index}`,
    ms: index * 100,
  }));
  const lines = timesReport(times).map((line) => line.trim());
  expect(lines.slice(0, 5)).toEqual([
    "Time by folder (the 20 longest):",
    "22.5 s  src/features/donors",
    "21.0 s  src/features/people",
    "The 20 slowest tests:",
    "2.9 s  src/features/donors/a.test.ts › test 29",
  ]);
  expect(lines).toHaveLength(24);
});
