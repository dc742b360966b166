import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { until } from "../../../ui/test-support";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { DonorDetailsPage } from "./donor-details-page";
import { texts } from "./texts";

let scene: RenderedPage;
const card = (title: string) =>
  [...scene.shadow.querySelectorAll("section")].find((one) => one.querySelector("h2")?.textContent === title);
const words = (title: string) => (card(title) as HTMLElement | undefined)?.innerText ?? "";

interface Person {
  _id: string;
  firstName: string;
  lastName: string;
  birthday: string;
  mobile: string;
  area: string;
  association: string;
}
/** Adds two donors for one of the registry: with the same name and birth date, and with the same telephone. */
async function meet(options: RenderOptions = {}): Promise<Person> {
  scene = await renderPage("admin", "/app/donors", { part: null, ...options });
  const { donor } = (await scene.callAs("admin", "/donors/d12")) as { donor: Person };
  const { firstName, lastName, birthday, mobile, area, association } = donor;
  const add = (person: object) =>
    scene.callAs("admin", "/donors", { method: "POST", body: { lastName, gender: "F", area, association, ...person } });
  await add({ firstName: firstName.toUpperCase(), birthday });
  await add({ firstName: "Zelinda", birthday: "1950-01-02", mobile: mobile.replace(/ /g, "") });
  location.hash = `#/app/donors/details/${donor._id}`;
  return donor;
}

it("a record links to possible duplicates and to donors with the same telephone", async () => {
  const { firstName, lastName } = await meet();
  await scene.show(<DonorDetailsPage />);
  await expect.poll(() => words(texts.nextSteps)).toContain(texts.steps.duplicate.sameBirth);
  expect(words(texts.nextSteps)).toContain(`${lastName} ${firstName.toUpperCase()}`);
  expect(words(texts.nextSteps)).not.toContain("Zelinda");
  expect(words(texts.contacts)).toContain(`${texts.alsoOf} ${lastName} Zelinda`);
  const other = await until(() =>
    [...(card(texts.contacts)?.querySelectorAll("a") ?? [])].find((one) => one.textContent.includes("Zelinda")),
  );
  await userEvent.click(other);
  await expect.poll(scene.heading).toContain("Zelinda");
  await expect.poll(() => words(texts.contacts)).toContain(`${texts.alsoOf} ${lastName} ${firstName}`);
});

it("if the search for duplicates fails, none are shown, and the next steps don't wait", async () => {
  await meet({
    answer: ({ url }) =>
      /queryFilters|[/]duplicates/.test(url) ? Response.json({ success: false }, { status: 422 }) : undefined,
  });
  await scene.show(<DonorDetailsPage />);
  await expect.poll(() => words(texts.contacts)).toContain(texts.mobile);
  await expect.poll(() => words(texts.nextSteps).split("\n").length).toBeGreaterThan(1);
  expect(words(texts.nextSteps)).not.toContain(texts.steps.duplicate.title);
  expect(words(texts.contacts)).not.toContain(texts.alsoOf);
});

it("if the server ignores the filter, no duplicates are shown", async () => {
  let asked = 0;
  await meet({
    answer: async (request, mock) => {
      if (!request.url.includes("queryFilters")) return undefined;
      asked += 1;
      const all = new URL(request.url);
      all.searchParams.delete("queryFilters");
      return mock.fetch(new Request(all, request));
    },
  });
  await scene.show(<DonorDetailsPage />);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect.poll(() => words(texts.nextSteps).split("\n").length).toBeGreaterThan(1);
  expect(words(texts.contacts)).not.toContain(texts.alsoOf);
});

it("somebody who isn't the same person is no longer named, live, and two records are compared side by side", async () => {
  const { _id } = await meet({ live: true });
  await scene.show(<DonorDetailsPage />);
  await expect.poll(() => words(texts.nextSteps)).toContain(texts.steps.duplicate.sameBirth);
  const compare = card(texts.nextSteps)!.querySelector<HTMLAnchorElement>("a[href*=merge]")!;
  const [one, other] = compare.hash.split("/").slice(-2);
  expect([one, other]).toContain(_id);
  await scene.callAs("admin", `/duplicates/${one}.${other}`, { method: "PUT", body: { distinct: true } });
  await expect.poll(() => words(texts.nextSteps)).not.toContain(texts.steps.duplicate.title);
  expect(words(texts.contacts)).toContain(texts.alsoOf);
});

it("an open record that is merged leads to the one that stays, live", async () => {
  const { _id } = await meet({ live: true });
  const { pairs } = (await scene.callAs("admin", "/duplicates?limit=10")) as {
    pairs: { donors: { _id: string; version: number }[] }[];
  };
  const { donors } = pairs.find((pair) => pair.donors.some((donor) => donor._id === _id))!;
  const [survivor, other] = [donors.find((donor) => donor._id === _id)!, donors.find((donor) => donor._id !== _id)!];
  location.hash = `#/app/donors/details/${other._id}?tab=history`;
  await scene.show(<DonorDetailsPage />);
  await expect.poll(scene.heading).toBeTruthy();
  const body = {
    survivor: survivor._id,
    other: other._id,
    version: survivor.version,
    otherVersion: other.version,
    choices: {},
    same: [],
  };
  await scene.callAs("admin", "/merges", { method: "POST", body });
  await expect.poll(() => location.hash).toBe(`#/app/donors/details/${_id}?tab=history`);
  await expect.poll(scene.text).toContain(texts.merged);
});
