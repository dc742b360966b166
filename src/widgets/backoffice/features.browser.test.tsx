import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FEATURE_NAMES, type Feature } from "../../domain/features";
import { hrefFor, isOffered, ROUTES, type RouteName } from "../../domain/routes";
import type { Persona } from "../../mocks/index";
import { navigate } from "../../shared/navigation";
import { until } from "../../ui/test-support";
import { Office } from "../test-support/office";
import { renderPage } from "../test-support/render-page";
import { texts as errorTexts } from "./errors/texts";

// loads the code of all pages before the tests, so that no test waits for it
import.meta.glob(["../../features/**/*-page.tsx", "../../features/**/*-pages.(ts|tsx)"], { eager: true });

/** On any server, each page of a declared feature is shown, and no feature that isn't declared is called. */

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const IDS: Partial<Record<RouteName, string>> = {
  donorDetails: "d7",
  donorEdit: "d7",
  managerDetails: "u3",
  adminDetails: "u1",
  emailTemplate: "t1",
  emailPerformance: "t1",
  emailEdit: "t1",
  documentFolder: "dir1",
  documentDetails: "doc1",
};

/** Visits every page below `/app`, on a server that declares some features. */
async function visitPages(persona: Persona, features: readonly Feature[]) {
  let calls = 0;
  const page = await renderPage(persona, "/app/dashboard", {
    part: <Office />,
    width: 1200,
    features,
    answer(_request) {
      calls += 1;
      return undefined;
    },
  });
  const own = ((await page.callAs(persona, "/auth/me")) as { user: { _id: string } }).user._id;
  await until(page.heading);
  const names = (Object.keys(ROUTES) as RouteName[]).filter((name) => ROUTES[name].pattern.startsWith("/app"));
  for (const name of names) {
    navigate(hrefFor(name as "donorDetails", { id: IDS[name] ?? own }));
    let before = -1;
    const isLoaded = () => {
      const isQuiet = before === calls;
      before = calls;
      return isQuiet && page.heading() !== undefined;
    };
    await expect.poll(isLoaded, { message: name }).toBe(true);
    expect(page.text(), name).not.toContain(errorTexts.otherHint);
    if (persona === "admin" && !isOffered(name, (feature) => features.includes(feature)))
      expect(page.heading(), name).toBe(errorTexts.notFoundTitle);
    const undeclared = await page.mock.undeclaredCalls();
    expect(undeclared, name).toEqual([]);
  }
}

const personas: readonly Persona[] = ["admin", "manager", "director", "donor"];

describe("a server with the calls of the specification only", () => {
  it.each(personas)("shows its pages to a %s, and gets no other calls", (persona) => visitPages(persona, []));
});

/** @returns a random selection of the features; the title of the test names the seed, which differs from run to run */
function randomFeatures(seed: number): Feature[] {
  let state = seed;
  return FEATURE_NAMES.filter(() => (state = (state * 48_271) % 2_147_483_647) % 2 === 0);
}
const seeds = [1, 2].map(() => 1 + Math.floor(Math.random() * 2_147_483_645));

it.each(seeds)("a server with some of the features gets no calls of the others (seed %i)", (seed) =>
  visitPages("admin", randomFeatures(seed)),
);
