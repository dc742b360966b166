import { expect } from "vitest";
import { hrefFor, type RouteName } from "../../../domain/routes";
import type { Persona } from "../../../mocks/index";
import { pageLocation } from "../../../shared/navigation";
import { until } from "../../../ui/test-support";
import { pendingRequests } from "../../test-support/leaks/pending-requests";
import { Office } from "../../test-support/office";
import { renderPage, type RenderedPage, type RenderOptions } from "../../test-support/render-page";
import { unresolved } from "../../test-support/unresolved";
import { texts } from "../errors/texts";

// loads the code of all pages before the tests, so that no test waits for it
import.meta.glob(["../../../features/**/*-page.tsx", "../../../features/**/*-pages.(ts|tsx)"], { eager: true });

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

/** The back office, by default on its dashboard. @param persona null for a signed-out visitor */
export async function openOffice(
  persona: Persona | null,
  { path = "/app/dashboard", ...options }: RenderOptions & { path?: string } = {},
): Promise<RenderedPage> {
  const page = await renderPage(persona, path, { part: <Office />, width: 1200, ...options });
  await until(page.heading);
  return page;
}

/** Visits pages one after another. Each one must load without a crash, and with everything that styles and attributes refer to. @param look called once a page has loaded */
export async function visitRoutes(
  page: RenderedPage,
  persona: Persona | null,
  names: readonly RouteName[],
  look: (name: RouteName) => Promise<void> | void = () => undefined,
): Promise<void> {
  const own = persona ? ((await page.callAs(persona, "/auth/me")) as { user: { _id: string } }).user._id : "";
  for (const name of names) {
    pageLocation.navigate(hrefFor(name as "donorDetails", { id: IDS[name] ?? own }));
    let wasQuiet = false;
    // a response may lead to another request, which begins after the next render
    const isLoaded = () => {
      const isQuiet = pendingRequests.open.size === 0 && page.heading() !== undefined;
      const loaded = isQuiet && wasQuiet;
      wasQuiet = isQuiet;
      return loaded;
    };
    await expect.poll(isLoaded, { message: name }).toBe(true);
    expect(page.text(), name).not.toContain(texts.otherHint);
    expect(unresolved(page.host), name).toEqual([]);
    await look(name);
  }
}
