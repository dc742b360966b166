import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FEATURE_NAMES, type Feature } from "../../domain/features";
import { isOffered, ROUTES, type RouteName } from "../../domain/routes";
import { texts as errorTexts } from "./errors/texts";
import { openOffice, visitRoutes } from "./test-support/visit-routes";

/** On any server, each page of a declared feature is shown, and no feature that isn't declared is called. */

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** @returns a random selection of the features; the title of the test names the seed, which differs from run to run */
function randomFeatures(seed: number): Feature[] {
  let state = seed;
  return FEATURE_NAMES.filter(() => (state = (state * 48_271) % 2_147_483_647) % 2 === 0);
}
const seeds = [1 + Math.floor(Math.random() * 2_147_483_645)];

it.each(seeds)("a server with some of the features gets no calls of the others (seed %i)", async (seed) => {
  const features = randomFeatures(seed);
  const page = await openOffice("admin", { features });
  const names = (Object.keys(ROUTES) as RouteName[]).filter((name) => ROUTES[name].pattern.startsWith("/app"));
  await visitRoutes(page, "admin", names, async (name) => {
    if (!isOffered(name, (feature) => features.includes(feature)))
      expect(page.heading(), name).toBe(errorTexts.notFoundTitle);
    expect(await page.mock.undeclaredCalls(), name).toEqual([]);
  });
});
