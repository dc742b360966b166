import { expect, it } from "vitest";
import { createClock } from "../test-support/now";
import { createDb } from "./create-db";
import { keptCount } from "./kept-count";

it("a count is kept until a write or the next day, each by its key", async () => {
  const clock = createClock();
  const db = await createDb({ donors: 3, now: clock.now });
  let made = 0;
  const count = (key = "all") => keptCount(db, key, () => (made += 1));
  expect([count(), count(), count("own"), count()]).toEqual([1, 1, 2, 1]);
  db.putDonor({ ...db.donor("d2")!, city: "Crema" });
  expect([count(), count()]).toEqual([3, 3]);
  clock.advance(86_400_000);
  expect([count(), count()]).toEqual([4, 4]);
});
