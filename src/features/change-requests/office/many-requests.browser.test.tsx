import { expect, it } from "vitest";
import { pageLocation } from "../../../shared/navigation";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { ChangeRequestsPage } from "./change-requests-page";
import { texts } from "./texts";

/** How the page of requests reads more than one page, from a server that may ignore what is asked. */

interface Sent {
  _id: string;
  donor: object | null;
}
type Asked = Record<"skip" | "limit", number>;

let scene: RenderedPage;
/** Shows the page of a server that has twelve requests. @param answer the body for what is asked */
const show = async (answer: (all: Sent[], asked: Asked) => object, area = "") => {
  let all: Sent[] = [];
  scene = await renderPage("admin", "/app/donors/change-requests", {
    part: null,
    answer({ method, url }) {
      const { pathname, searchParams } = new URL(url);
      if (method !== "GET" || !pathname.endsWith("/change-requests")) return undefined;
      const numberOf = (name: keyof Asked) => Number(searchParams.get(name));
      return Response.json({ success: true, ...answer(all, { skip: numberOf("skip"), limit: numberOf("limit") }) });
    },
  });
  const { donor } = (await scene.callAs("admin", "/donors/d1")) as { donor: { version: number } };
  await scene.callAs("donor", "/registration/d1", { method: "PUT", body: { version: donor.version, gender: "F" } });
  const { requests } = (await scene.callAs("admin", "/change-requests")) as { requests: Sent[] };
  all = Array.from({ length: 12 }, (_, at) => ({
    ...requests[0],
    _id: `d${at}`,
    donor: { ...requests[0]?.donor, _id: `d${at}`, area: at < 10 ? "Bergamo" : "Lodi" },
  }));
  pageLocation.navigate("/app/donors/change-requests", { state: { area } });
  await scene.show(<ChangeRequestsPage />);
};
const page = (requests: Sent[], { skip, limit }: Asked) => ({
  requests: requests.slice(skip, skip + limit),
  total: requests.length,
  skip,
  limit,
});
const shown = () => scene.shadow.querySelectorAll(`button[aria-label^="${texts.accept}"]`).length;
const moreButton = () =>
  [...scene.shadow.querySelectorAll("button")].find(({ textContent }) => textContent.startsWith("Mostra"));

it("requests that can't be shown aren't counted, and nothing promises to show them", async () => {
  await show((all, asked) => page([{ ...all[0]!, donor: null }, ...all.slice(1, 5), { ...all[5]!, _id: "" }], asked));
  await expect.poll(shown).toBe(4);
  expect(scene.heading()).toBe(`${texts.title} 4`);
  expect(moreButton()).toBeUndefined();
});

it("every request of a server with smaller pages can be reached", async () => {
  await show((all, { skip, limit }) => page(all, { skip, limit: Math.min(limit, 4) }));
  await expect.poll(shown).toBe(10);
  await scene.press("button", texts.more(2));
  await expect.poll(shown).toBe(12);
  expect(moreButton()).toBeUndefined();
});

it("a server with small pages that ignores where they start isn't shown twice", async () => {
  const skips: number[] = [];
  await show((all, { skip, limit }) => {
    skips.push(skip);
    return page(all, { skip: 0, limit: Math.min(limit, 4) });
  });
  await expect.poll(() => skips).toContain(4);
  await expect.poll(() => scene.shadow.querySelector("[aria-busy=true]")).toBeNull();
  expect(shown()).toBe(4);
  expect(moreButton()).toBeUndefined();
});

it("only requests of the zone are shown and counted, even if the server sends others", async () => {
  await show((all, asked) => page(all.slice(7), asked), "Lodi");
  await expect.poll(shown).toBe(2);
  expect(scene.heading()).toBe(`${texts.title} 2`);
  await scene.press("button", texts.allZones);
  await expect.poll(shown).toBe(5);
});

it("without requests of the zone on the first page, the others can still be read", async () => {
  await show(page, "Lodi");
  await expect.poll(moreButton).toBeTruthy();
  expect(scene.text()).not.toContain(texts.empty);
  moreButton()?.click();
  await expect.poll(shown).toBe(2);
  await expect.poll(moreButton).toBeUndefined();
});
