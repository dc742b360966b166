import { expect, it, onTestFinished } from "vitest";
import { renderPage } from "../../../widgets/test-support/render-page";

it("a printed record is complete, has its own title, and the page's title is restored", async () => {
  const donations = Array.from({ length: 12 }, (_, index) => ({
    _id: `n${index}`,
    type: 1,
    date: `2015-01-${String(index + 10)}`,
    place: `Sede ${index}`,
  }));
  const note = `${"n".repeat(600)} fine`;
  const award = { _id: "a1", awardDonorsGroup: "Premio di prova", awardDonorsGroupDate: "2020-05-01" };
  const page = await renderPage("admin", "/app/donors/details/d1", {
    answer: async (request, mock) => {
      const path = new URL(request.url).pathname;
      if (path.endsWith("/donors/d1/donations")) return Response.json({ success: true, donations, total: 12 });
      if (path.endsWith("/donors/d1/awards")) return Response.json({ success: true, awards: [award], total: 1 });
      if (!path.endsWith("/donors/d1") || request.method !== "GET") return mock.fetch(request);
      const body = (await (await mock.fetch(request)).json()) as { donor: object };
      return Response.json({ ...body, donor: { ...body.donor, firstName: "Ada", lastName: "Neri", note } });
    },
  });
  const text = () => page.text();
  await expect.poll(text).toContain("Donazioni (12)");
  await expect.poll(text).toContain("Premio di prova");
  for (const { place } of donations) expect(text()).toContain(place);
  expect(text().split(note).length, "once on the screen, once on paper").toBe(3);

  const title = document.title;
  onTestFinished(() => void (document.title = title));
  document.title = "Il sito del club";
  dispatchEvent(new Event("beforeprint"));
  expect(document.title).toMatch(/^Scheda di Neri Ada, \d{4}-\d{2}-\d{2}$/);
  dispatchEvent(new Event("afterprint"));
  expect(document.title).toBe("Il sito del club");
});
