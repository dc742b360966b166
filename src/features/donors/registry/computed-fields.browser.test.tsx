import { expect, it } from "vitest";
import { FEATURE_NAMES } from "../../../domain/features";
import { filterTexts } from "../../../domain/filter/texts";
import { pageLocation } from "../../../shared/navigation";
import { listOf, until } from "../../../ui/test-support";
import { renderPage } from "../../../widgets/test-support/render-page";
import { DonorsPage } from "./donors-page";

const { navigate } = pageLocation;

/** Without the feature `computed-fields`: the test fails if a call asks for such a field. */

const features = FEATURE_NAMES.filter((name) => name !== "computed-fields");
const soon = (field: string) => ({
  filter: { combinator: "and", rules: [{ field, operator: "<=", value: { relative: 0 } }] },
});

async function registry(address: string, state: Record<string, unknown> = {}) {
  const orders: (string | null)[] = [];
  const page = await renderPage("admin", "/app/donors", {
    part: null,
    width: 1200,
    donors: 50,
    features,
    answer(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith("/donors") && searchParams.get("limit") === "10") orders.push(searchParams.get("order"));
      return undefined;
    },
  });
  navigate(address, { state });
  await page.show(<DonorsPage />);
  const button = (name: string) =>
    [...page.shadow.querySelectorAll("button")].find((one) => one.checkVisibility() && one.innerText.startsWith(name));
  return { ...page, orders, button, text: () => page.text() };
}

async function closeFilters(shadow: ShadowRoot) {
  [...shadow.querySelectorAll<HTMLElement>("dialog[open] button")].find((one) => one.ariaLabel === "Chiudi")?.click();
  await until(() => !shadow.querySelector("dialog[open]"));
}

it("no filter, rule or order needs a computed field, and an address with such an order shows the default order", async () => {
  const { shadow, orders, button } = await registry("/app/donors?sort=nextDonationDate");
  await until(() => shadow.querySelector("tbody tr"));
  expect(new Set(orders)).toEqual(new Set(["lastName"]));
  const head = [...shadow.querySelectorAll("thead th")].find(({ textContent }) =>
    textContent.includes("Sangue intero dal"),
  );
  expect(head).toBeDefined();
  expect(head?.getAttribute("aria-sort")).toBeNull();
  expect(button(filterTexts.readyMadeLabels.zeroNegative)).toBeDefined();
  for (const name of ["mayDonateToday", "suspensionEnds", "awardDue"] as const)
    expect(button(filterTexts.readyMadeLabels[name]), name).toBeUndefined();
  button("Filtri")?.click();
  const field = await until(() => shadow.querySelector<HTMLInputElement>('input[aria-label="Campo della regola 1"]'));
  const offered = [...(await listOf(field)).children].map(({ textContent }) => textContent);
  expect(offered).toContain("Ultima donazione");
  expect(offered).not.toContain("Può donare sangue intero dal");
  await closeFilters(shadow);
});

it.each([
  ["of donors", "/app/donors", { query: soon("nextDonationDate") }],
  ["of donations", "/app/donors?tab=donations", { "donations.query": soon("donor.nextDonationDate") }],
])(
  "a filter %s by a computed field isn't sent, a message says so, and the rule can be removed",
  async (_, to, state) => {
    const { shadow, text, button } = await registry(to, state);
    await expect.poll(text).toContain("Questo server non sa calcolare quello che il filtro chiede.");
    expect(shadow.querySelectorAll("tbody tr")).toHaveLength(0);
    expect(text()).not.toContain("Esporta");
    button("Filtri")?.click();
    await expect.poll(text).toContain("togli la regola, o scegli un altro campo");
    await closeFilters(shadow);
    button("Togli le regole che il server non conosce")?.click();
    await until(() => shadow.querySelector("tbody tr"));
  },
);
