import { expect, type Page } from "@playwright/test";
import { featureOfCall } from "../../src/domain/features";
import { BackOffice } from "../e2e/support/screens";
import { test as base, type Host } from "./host-page";
import { spareTokens, startSpareServer, type SpareRole, type SpareServer } from "./spare-server";

/**
 * Tests the built bundle with a minimal server (decisions §2, reading rules). A test fails if a call needs a feature that
 * the server doesn't declare.
 */
export const test = base.extend<{ spare: SpareServer; office: BackOffice }>({
  spare: async ({}, use) => {
    const spare = await startSpareServer();
    await use(spare);
    await spare.close();
    const undeclared = spare.calls.filter((call) => {
      const [method = "", path = ""] = call.split(" ");
      const feature = featureOfCall(method, path);
      return feature !== null && !spare.features.includes(feature);
    });
    expect(undeclared).toEqual([]);
  },
  office: async ({ page }, use) => use(new BackOffice(page)),
});

interface SparePage {
  /** The signed-in person; default: nobody. */
  as?: SpareRole;
  /** Default: the back office. */
  tag?: string;
  /** Default: the sign-in. */
  hash?: string;
  attributes?: string;
}

/** A script that sets the two cookies of a person. */
function signedIn(role: SpareRole): string {
  const { authToken, refreshToken } = spareTokens(role);
  return `<script>for (const token of ["auth_token=${authToken}", "refresh_token=${refreshToken}"])
    document.cookie = token + "; path=/; SameSite=Lax";</script>`;
}

/** Opens a page with an element. The page collects `gds-drift` events in `window.drifts`. */
export async function openSpare(
  page: Page,
  host: Host,
  spare: SpareServer,
  { as, tag = "gds-backoffice", hash = "#/auth/login", attributes = "" }: SparePage = {},
): Promise<void> {
  const body = `<${tag} api-base="${spare.origin}/v2" ${attributes}></${tag}>`;
  const script = `<script type="module" src="${host.bundle}/gds-widgets.js"></script>`;
  const driftScript = `<script>window.drifts = []; addEventListener("gds-drift", ({ detail }) => drifts.push(detail.path + " " + detail.kind));</script>`;
  const html = `<!doctype html><html lang="it"><meta charset="utf-8"><title>Il sito</title>${driftScript}${as ? signedIn(as) : ""}${script}<body>${body}</body></html>`;
  await page.goto(host.put("spare.html", html) + hash);
}
