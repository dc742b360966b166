import { resolve } from "node:path";
import { expect, it } from "vitest";
import { RoomTimes, roomOf } from "./room-times";

it("a test's room is its capability, or its journey", () => {
  const rooms = {
    "src/features/donors/form/donor-create.browser.test.tsx": "src/features/donors",
    "src/shared/undo/writes.browser.test.tsx": "src/shared/undo",
    "src/ui/badge.browser.test.tsx": "src/ui",
    "src/mocks/server.test.ts": "src/mocks/server",
    "tests/e2e/settings.spec.ts": "tests/e2e/settings",
    "tests/zones.test.ts": "tests/zones",
    "build/permissions.test.ts": "build/permissions",
  };
  expect(Object.fromEntries(Object.keys(rooms).map((file) => [file, roomOf(resolve(file))]))).toEqual(rooms);
});

it("times are summed by room, the longest first, and short ones are put together", () => {
  const times = new RoomTimes();
  times.add("src/ui/a.test.ts", 400);
  times.add("src/features/donors/a.test.ts", 6_000);
  times.add("src/features/donors/b.test.ts", 1_500);
  times.add("src/shared/undo/a.test.ts", 12_000);
  times.add("src/api/a.test.ts", 600);
  expect(times.lines().map((line) => line.trim())).toEqual([
    "12.0 s  src/shared/undo",
    "7.5 s  src/features/donors",
    "1.0 s  2 more under 5 s",
  ]);
});
