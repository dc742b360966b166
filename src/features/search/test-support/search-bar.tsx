import { userEvent } from "vitest/browser";
import { expect } from "vitest";
import { pageEndpoints } from "../../../api/page-endpoints";
import type { Persona } from "../../../mocks/index";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { SearchButton } from "../search-button";

type Page = RenderedPage & ReturnType<typeof parts>;

export const person = (firstName: string, more: object = {}) => ({
  _id: firstName,
  firstName,
  lastName: "Prova",
  email: `${firstName.toLowerCase()}@gds.example`,
  role: "donor",
  details: `donors/details/${firstName}`,
  profileImage: null,
  ...more,
});
export const json = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers });
export const found = (hits: object[], nbHits = hits.length, query = "") => ({
  success: true,
  results: { hits, nbHits, query },
});

/** Answers a search with pages of 20 people. @param count how many there are */
export const peopleByPage =
  (count: number) =>
  ({ searchParams }: URL) => {
    const from = Number(searchParams.get("page")) * 20;
    const people = Array.from({ length: count }, (_, index) => person(`P${index}`));
    return json(found(people.slice(from, from + 20), count, searchParams.get("keyword") ?? ""));
  };

function parts(page: RenderedPage) {
  const all = (selector: string) => [...page.shadow.querySelectorAll<HTMLElement>(selector)];
  const field = () => page.find("input[role=combobox]") as HTMLInputElement;
  return {
    field,
    options: () => all("[role=option]"),
    names: () => all("[role=option] b").map(({ textContent }) => textContent),
    active: () => page.shadow.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent,
    isOpen: () => all("dialog[open]").length > 0,
    page: () => page.shadow.textContent,
  };
}

/** Renders the search button. @returns `requests`: the query strings of the search's requests */
export async function bar(
  persona: Persona,
  answer?: (url: URL, request: Request) => Response | Promise<Response>,
  more?: RenderOptions,
) {
  const requests: string[] = [];
  const page = await renderPage(persona, "/app/dashboard", {
    part: <SearchButton hasPage={(route) => route !== "adminDetails"} />,
    answer(request) {
      const url = new URL(request.url);
      if (!url.pathname.endsWith(pageEndpoints.search())) return undefined;
      requests.push(url.search);
      return answer?.(url, request);
    },
    ...more,
  });
  return Object.assign(page, parts(page), { requests });
}
export async function opened(...args: Parameters<typeof bar>): Promise<Page & { requests: string[] }> {
  const page = await bar(...args);
  await userEvent.click(page.find("button", "Cerca"));
  await expect.poll(page.isOpen).toBe(true);
  await expect.poll(() => page.focused()).toBe(page.field());
  return page;
}
