import { beforeEach, describe, expect, it, vi } from "vitest";
import { FEATURE_NAMES, type Feature } from "../../../domain/features";
import { renderPage } from "../../../widgets/test-support/render-page";
import { pageLocation } from "../../../shared/navigation";
import { DonorsPage } from "./donors-page";
import { until } from "../../../ui/test-support";

const { navigate } = pageLocation;

const and = (...rules: unknown[]) => ({ combinator: "and", rules });
const rule = (field: string, operator: string, value: unknown) => ({ field, operator, value });
const nested = (depth: number): object => (depth === 0 ? rule("status", "=", "active") : and(nested(depth - 1)));

/** Opens the list for an address and a filter in its history entry; `asked` are its reads. */
async function list(route: string, filter?: object, features?: readonly Feature[]) {
  const asked: URL[] = [];
  const page = await renderPage("admin", "/app/donors", {
    part: null,
    width: 1200,
    features,
    answer(request) {
      const url = new URL(request.url);
      if (url.pathname.endsWith("/donors") && url.searchParams.get("limit") !== "1") asked.push(url);
      return undefined;
    },
  });
  navigate(route, { state: filter === undefined ? {} : { query: { filter } } });
  await page.show(<DonorsPage />);
  await until(() => page.shadow.querySelector("tbody tr, h2") && !page.shadow.querySelector("[aria-busy=true]"));
  const text = () => page.text();
  return { page, asked, text, rows: () => page.shadow.querySelectorAll("tbody tr").length };
}

describe("an invalid address", () => {
  it("shows the default list, and says that there is no such view", async () => {
    const view = encodeURIComponent("<img src=x onerror=alert(1)>");
    const { asked, rows, text } = await list(
      `/app/donors?pageIndex=%00&pageSize=7&sort=__proto__&tab=users&view=${view}`,
    );
    expect(rows()).toBe(10);
    expect(asked[0]?.searchParams.get("skip")).toBe("0");
    expect(asked[0]?.searchParams.get("order")).toBe("lastName");
    await expect.poll(text).toContain("Questa vista non c’è più, o non è condivisa con te");
  });

  it("with a tab whose feature the server doesn't declare shows the donors", async () => {
    const features = FEATURE_NAMES.filter((name) => name !== "awards");
    const { page, rows } = await list("/app/donors?tab=awards", undefined, features);
    await expect.poll(rows).toBe(10);
    expect(page.find("h1").textContent).toContain("Donatori");
    expect(
      page
        .getByRole("tab")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^Donatori/), expect.stringMatching(/^Donazioni/)]);
  });
});

describe("an invalid filter in the history entry", () => {
  it("with an unknown field can be removed", async () => {
    const { page, text } = await list("/app/donors", and(rule("shoeSize", "=", "42")));
    await expect.poll(text).toContain("Togli i filtri");
    page.find("button", "Togli i filtri").click();
    await expect.poll(() => page.shadow.querySelectorAll("tbody tr").length).toBe(10);
  });

  it("with too many values is sent, its error is shown, and the list is empty", async () => {
    const { asked, rows, text } = await list("/app/donors", and(rule("city", "in", Array(600).fill("C"))));
    expect(asked.at(-1)?.searchParams.has("queryFilters")).toBe(true);
    await expect.poll(text).toContain("Togli i filtri");
    expect(rows()).toBe(0);
  });

  it("with groups 50 deep is ignored", async () => {
    const { asked, rows, text } = await list("/app/donors", nested(50));
    expect(rows()).toBe(10);
    expect(asked.at(-1)?.searchParams.has("queryFilters")).toBe(false);
    expect(text()).not.toContain("Azzera");
  });
});

describe("a full local storage", () => {
  beforeEach(() => {
    const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    return () => setItem.mockRestore();
  });

  it("keeps changed columns until the page is left", async () => {
    const { page: shown, rows } = await list("/app/donors");
    expect(rows()).toBe(10);
    const heads = () => shown.shadow.querySelectorAll("thead th").length;
    const before = heads();
    shown.find("button", "Colonne").click();
    await until(() => shown.shadow.querySelector('[aria-label="Nascondi Stato"]'));
    shown.find("button", "Nascondi Stato").click();
    await expect.poll(heads).toBe(before - 1);
  });
});
