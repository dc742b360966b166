import { expect, it } from "vitest";
import { formatShortDate } from "../../../domain/format";
import { dayFromToday } from "../../../widgets/test-support/days";
import { renderPage } from "../../../widgets/test-support/render-page";

it("a suspended donor with a day may donate that day", async () => {
  const scene = await renderPage("admin", "/app/donors", {
    width: 1200,
    async answer(request, mock) {
      if (!new URL(request.url).pathname.endsWith("/donors")) return undefined;
      const body = (await (await mock.fetch(request)).json()) as { donors: object[] };
      const until = dayFromToday(3);
      const suspended = { status: "temporarilySuspended", suspension: { from: dayFromToday(-5), until } };
      const open = { status: "suspended", suspension: { from: dayFromToday(-5), until: null } };
      const facts = { birthday: "1990-01-01", lastDonationDate: null, donationsNumber: 0, nextDonation: null };
      const donors = body.donors.map((donor, at) => ({ ...donor, ...facts, ...[suspended, open][at] }));
      return Response.json({ ...body, donors });
    },
  });
  const row = (at: number) => scene.shadow.querySelectorAll("tbody tr")[at]?.textContent ?? "";
  await expect
    .poll(() => row(0))
    .toContain(`Sospeso fino al ${formatShortDate(dayFromToday(3))}: quel giorno può donare`);
  expect(row(1)).toContain("non prevista");
  expect(row(1)).not.toContain("quel giorno");
  expect(row(2)).not.toContain("quel giorno");
});
