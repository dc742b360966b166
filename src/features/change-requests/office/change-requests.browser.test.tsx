import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { FEATURE_NAMES } from "../../../domain/features";
import { stepTexts } from "../../dashboard/next-steps-texts";
import { NextSteps } from "../../dashboard/next-steps-loader";
import { texts as personTexts } from "../../../shared/record-form/person/texts";
import { pageLocation } from "../../../shared/navigation";
import { until } from "../../../ui/test-support";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { ChangeRequestsPage } from "./change-requests-page";
import { texts } from "./texts";

/** Staff accept or refuse what a donor asks for. */

let scene: RenderedPage;
const page = () => scene.text();
interface Donor {
  version: number;
  lastName: string;
  firstName: string;
  fiscalCode: string;
  birthday: string;
  area: string;
}
const read = async (id = "d1") => ((await scene.callAs("admin", `/donors/${id}`)) as { donor: Donor }).donor;
const ask = async (values: object) => {
  const { version } = await read();
  await scene.callAs("donor", "/registration/d1", { method: "PUT", body: { version, ...values } });
};
const enter = async (options: RenderOptions = {}) => {
  scene = await renderPage("admin", "/app/donors/change-requests", { part: null, ...options });
};
const show = () => scene.show(<ChangeRequestsPage />);
const open = async (values: object) => {
  await enter();
  await ask(values);
  await show();
};
const accept = () => until(() => scene.find("button", texts.accept));

it("both values stand side by side, and accepting makes the wanted one valid", async () => {
  await open({ lastName: "Verdi" });
  await accept();
  const { lastName, firstName } = await read();
  expect(page()).toMatch(new RegExp(`Cognome\\s*Ora ${lastName}\\s*Chiede Verdi`));
  await scene.press("button", texts.accept);
  await expect.poll(page).toContain(texts.empty);
  expect((await read()).lastName).toBe("Verdi");
  await expect.poll(() => scene.toasts()).toEqual([texts.accepted(`${lastName} ${firstName}`, true)]);
});

it("a refusal needs a reason, and keeps the valid value", async () => {
  await open({ lastName: "Verdi" });
  await accept();
  await scene.press("button", texts.refuse);
  await expect.poll(scene.dialog).toContain(texts.dialogHint);
  await scene.press("dialog[open] button", texts.refuse);
  await expect.poll(scene.dialog).toContain(texts.reasonMissing);
  await userEvent.fill(scene.field(texts.reason), "Serve il documento");
  await scene.press("dialog[open] button", texts.refuse);
  await expect.poll(() => scene.toasts()).toEqual([texts.refused]);
  await expect.poll(page).toContain(texts.empty);
  expect((await read()).lastName).not.toBe("Verdi");
});

it("the warnings of the form are shown: the fiscal code, the age, and another record of the same person", async () => {
  await enter();
  const { lastName, firstName } = await read("d7");
  await scene.callAs("admin", "/donors/d7", {
    method: "PUT",
    body: { version: (await read("d7")).version, birthday: "2015-01-01", fiscalCode: null },
  });
  await ask({ lastName, firstName, birthday: "2015-01-01" });
  await show();
  await expect.poll(page).toContain(personTexts.staff.codeOtherName);
  await expect.poll(page).toContain(texts.duplicates);
  expect(scene.find("a", `${lastName} ${firstName}`)).toBeTruthy();
});

it("a unique value that another record has meanwhile is refused with the reason, and the request stays", async () => {
  await enter();
  const other = await read("d7");
  const set = async (fiscalCode: string | null) =>
    scene.callAs("admin", "/donors/d7", { method: "PUT", body: { version: (await read("d7")).version, fiscalCode } });
  await set(null);
  await ask({ fiscalCode: other.fiscalCode });
  await set(other.fiscalCode);
  await show();
  await accept();
  await scene.press("button", texts.accept);
  await expect.poll(page).toContain("Il codice fiscale è già registrato");
  expect(scene.find("button", texts.accept)).toBeTruthy();
});

it("a record that a colleague has changed meanwhile is shown before it is overwritten", async () => {
  await open({ lastName: "Verdi" });
  await accept();
  const before = await read();
  await scene.callAs("admin", "/donors/d1", { method: "PUT", body: { version: before.version, lastName: "Bianchi" } });
  await scene.press("button", texts.accept);
  await expect.poll(page).toContain(texts.changedMeanwhile);
  await expect.poll(page).toContain(texts.changedSince(before.lastName));
  expect((await read()).lastName).toBe("Bianchi");
  await scene.press("button", texts.accept);
  await expect.poll(async () => (await read()).lastName).toBe("Verdi");
});

it.each(["accept", "refuse"] as const)(
  "if the response is lost (%s), a toast says that it isn't clear",
  async (kind) => {
    await enter({
      async answer(request, mock) {
        if (request.method !== "POST" || !request.url.endsWith("/change-requests/d1")) return undefined;
        await mock.fetch(request);
        return new Response("", { status: 502 });
      },
      features: FEATURE_NAMES.filter((name) => name !== "idempotency"),
    });
    await ask({ lastName: "Verdi" });
    await show();
    await accept();
    await scene.press("button", texts[kind]);
    if (kind === "refuse") {
      await expect.poll(scene.dialog).toContain(texts.dialogHint);
      await userEvent.fill(scene.field(texts.reason), "Serve il documento");
      await scene.press("dialog[open] button", texts.refuse);
    }
    await expect.poll(page).toContain(texts.empty);
    await expect.poll(() => scene.toasts().join()).toContain("Non sappiamo se è stato salvato");
  },
);

it("a request of which a part can't be shown can't be accepted, only refused", async () => {
  await enter({
    async answer(request, mock) {
      if (request.method !== "GET" || !new URL(request.url).pathname.endsWith("/change-requests")) return undefined;
      const body = (await (await mock.fetch(request)).json()) as { requests: { changes: object[] }[] };
      body.requests[0]?.changes.push({ field: "role", from: "donor", to: "admin" });
      return Response.json(body);
    },
  });
  await ask({ lastName: "Verdi" });
  await show();
  await expect.poll(page).toContain(texts.notShown);
  expect(page()).toContain("Verdi");
  expect(() => scene.find("button", texts.accept)).toThrow();
  expect(scene.find("button", texts.refuse)).toBeTruthy();
});

interface Sent {
  _id: string;
  donor: object;
  changes: object[];
}
/** @returns the request of a response for twelve donors */
const twelve = async (response: Response): Promise<Sent[]> => {
  const [first] = ((await response.json()) as { requests: Sent[] }).requests;
  return Array.from({ length: 12 }, (_, at) => ({
    ...first!,
    _id: `d${at}`,
    donor: { ...first!.donor, _id: `d${at}` },
  }));
};
const shown = () => scene.shadow.querySelectorAll(`button[aria-label^="${texts.accept}"]`).length;

it.each([
  [{ lastName: "Verdi" }, 1],
  [{ gender: "F" }, 0],
])("ten requests are shown at first; %o causes %d search for duplicates of a person", async (wish, count) => {
  const last = "1950-05-05";
  const searches: string[] = [];
  await enter({
    async answer(request, mock) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith("/donors")) searches.push(searchParams.get("queryFilters") ?? "");
      if (!pathname.endsWith("/change-requests")) return undefined;
      const all = await twelve(await mock.fetch(request));
      // searched after all others
      all.at(-1)!.changes = [{ field: "birthday", from: null, to: last }];
      const limit = Number(searchParams.get("limit"));
      return Response.json({ success: true, requests: all.slice(0, limit), total: all.length, skip: 0, limit });
    },
  });
  await ask(wish);
  await show();
  await expect.poll(shown).toBe(10);
  await scene.press("button", texts.more);
  await expect.poll(shown).toBe(12);
  const isLast = (search: string) => search.includes(last);
  await expect.poll(() => searches.some(isLast)).toBe(true);
  expect(new Set(searches.filter((search) => !isLast(search))).size).toBe(count);
});

it.each([
  [4, 12, texts.notListed(8)],
  [4, undefined, texts.notListed(null)],
])("a server that sends at most %d of %s requests: the others aren't promised", async (most, total, sentence) => {
  await enter({
    async answer(request, mock) {
      if (!new URL(request.url).pathname.endsWith("/change-requests")) return undefined;
      const requests = (await twelve(await mock.fetch(request))).slice(0, most);
      return Response.json({ success: true, requests, total, skip: 0, limit: most });
    },
  });
  await ask({ lastName: "Verdi" });
  await show();
  await expect.poll(page).toContain(sentence);
  expect(shown()).toBe(most);
  expect(() => scene.find("button", texts.more)).toThrow();
});

it("from the dashboard of a zone, only its requests are shown, until the user wants all", async () => {
  await enter();
  await ask({ lastName: "Verdi" });
  const { area } = await read();
  pageLocation.navigate("/app/donors/change-requests", { state: { area: area === "Lodi" ? "Bergamo" : "Lodi" } });
  await show();
  await expect.poll(page).toContain(texts.empty);
  await scene.press("button", texts.allZones);
  await accept();
  expect(scene.heading()).toBe(`${texts.title} 1`);
});

it("the donor's record has the request, as soon as the donor makes it", async () => {
  scene = await renderPage("admin", "/app/donors/details/d1", { live: true });
  await expect.poll(scene.heading).toContain((await read()).lastName);
  expect(page()).not.toContain(texts.ofDonor);
  await ask({ firstName: "Ada" });
  await expect.poll(page).toContain(texts.ofDonor);
  await scene.press("button", texts.accept);
  await expect.poll(scene.heading).toContain("Ada");
  await expect.poll(page).not.toContain(texts.ofDonor);
});

it.each([
  ["Bergamo", 1],
  ["Lodi", 0],
])("the dashboard of %s counts %d", async (area, count) => {
  const asked = new Set<string | null>();
  await enter({
    answer({ url }) {
      const { pathname, searchParams } = new URL(url);
      if (pathname.endsWith("/change-requests")) asked.add(searchParams.get("area"));
      return undefined;
    },
  });
  const donor = await read();
  if (donor.area !== "Bergamo")
    await scene.callAs("admin", "/donors/d1", { method: "PUT", body: { version: donor.version, area: "Bergamo" } });
  await ask({ lastName: "Verdi" });
  await scene.show(<NextSteps area={area} empty={false} />);
  const steps = () => [...scene.shadow.querySelectorAll("li a")].map(({ textContent }) => textContent);
  await expect.poll(() => steps().length).toBeGreaterThan(0);
  // the other steps don't wait for this one
  await expect.poll(() => [...asked]).toEqual([area]);
  await expect.poll(() => steps().filter((step) => step.includes(stepTexts.changes.title))).toHaveLength(count);
});

it("a server without the feature is asked nothing", async () => {
  const calls: string[] = [];
  scene = await renderPage("admin", "/app/donors/details/d1", {
    features: ["history"],
    answer: ({ url }) => void calls.push(new URL(url).pathname),
  });
  const { lastName, fiscalCode } = await read();
  await expect.poll(scene.heading).toContain(lastName);
  await expect.poll(page).toContain(fiscalCode);
  expect(calls.some((path) => path.endsWith("/donors/d1"))).toBe(true);
  expect(calls.filter((path) => path.includes("change-request"))).toEqual([]);
});
