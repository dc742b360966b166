import { expect, it } from "vitest";
import { openablePath, readAppLink } from "../../domain/links/app-link";
import type { User } from "../../domain/entities";
import { createTestMock } from "../test-support/mock";

it("a name is found with or without its apostrophe; an apostrophe alone finds nothing", async () => {
  const mock = await createTestMock();
  const token = await mock.enter("admin");
  const found = async (keyword: string) => {
    const { body } = await mock.call("GET", `/search/?keyword=${encodeURIComponent(keyword)}`, { token });
    return body.results as { nbHits: number };
  };
  expect((await found("dangelo")).nbHits).toBeGreaterThan(0);
  expect((await found("d’angelo")).nbHits).toBe((await found("dangelo")).nbHits);
  expect((await found("’")).nbHits).toBe(0);
});

it.each([
  ["Amato", "Antonio", "Amato, Antonio"],
  ["Amato", "Antonio", "Antonio Amato"],
  ["D'Angelo", "Łukasz", "d angelo lukasz"],
  ["D Angelo", "Łukasz", "Lukasz, dangelo"],
  ["Weiß", "Anna-Maria", "weiss annamaria"],
  ["Weiss", "Anna Maria", "Weiß, Anna-Maria"],
])("the donor %s %s is found by %j in each search", async (lastName, firstName, text) => {
  const mock = await createTestMock();
  const token = await mock.enter("admin");
  const donor = { lastName, firstName, area: "Lodi" };
  const { status } = await mock.call("POST", "/donors", { token, body: donor });
  expect(status).toBe(201);
  const typed = encodeURIComponent(text);
  const { results } = (await mock.call("GET", `/search/?keyword=${typed}`, { token })).body as {
    results: { hits: { lastName: string }[] };
  };
  const { donors } = (await mock.call("GET", `/donors?query=${typed}`, { token })).body as { donors: (typeof donor)[] };
  expect(results.hits.map((hit) => hit.lastName)).toContain(lastName);
  expect(donors.map((row) => row.lastName)).toContain(lastName);
});

it("a donor's hit has data to distinguish donors of the same name, and the matching identifier", async () => {
  const mock = await createTestMock();
  const token = await mock.enter("admin");
  const { donor } = (await mock.call("GET", "/donors/d1", { token })).body as { donor: Record<string, string> };
  const found = async (keyword: string) => {
    const { body } = await mock.call("GET", `/search/?keyword=${encodeURIComponent(keyword)}`, { token });
    return (body.results as { hits: Record<string, string>[] }).hits.find(({ _id }) => _id === "d1");
  };
  const { birthday, city, area, bloodGroup, cardNumber } = donor;
  expect(await found(donor.fiscalCode!)).toMatchObject({
    birthday,
    city,
    area,
    bloodGroup,
    cardNumber,
    matched: "fiscalCode",
  });
  expect(await found(String(Number(cardNumber)))).toMatchObject({ matched: "cardNumber" });
  expect(await found(donor.serialNumber!.toLowerCase())).toMatchObject({ matched: "serialNumber" });
  expect(await found(donor.key!)).toMatchObject({ matched: "key" });
  expect(await found(donor.fiscalCode!.toLowerCase())).toMatchObject({ matched: "fiscalCode" });
  expect(await found(`+39 ${donor.mobile}`)).toMatchObject({ _id: "d1" });
  expect(await found(donor.lastName!)).not.toHaveProperty("matched");
});

it("a donor only finds the own record", async () => {
  const mock = await createTestMock();
  const token = await mock.enter("donor");
  const { user } = (await mock.call("GET", "/auth/me", { token })).body as { user: User };
  for (const keyword of ["a", "an", "gds.example"]) {
    const { body } = await mock.call("GET", `/search/?keyword=${keyword}`, { token });
    const { hits } = body.results as { hits: { _id: string; role: string }[] };
    expect(hits.filter(({ role, _id }) => role !== "document" && _id !== user._id)).toEqual([]);
  }
});

it.each(["admin", "director", "manager", "donor"] as const)(
  "each hit of a search opens for the %s who found it",
  async (persona) => {
    const mock = await createTestMock();
    const token = await mock.enter(persona);
    const { user } = (await mock.call("GET", "/auth/me", { token })).body as { user: User };
    const hitsOf = async (keyword: string) => {
      const { body } = await mock.call("GET", `/search/?keyword=${encodeURIComponent(keyword)}`, { token });
      return (body.results as { hits: { role: string; details: string }[] }).hits;
    };
    const hits = [
      ...(await hitsOf("ma")),
      ...(await hitsOf("admin@")),
      ...(await hitsOf("director@")),
      ...(await hitsOf("donor@")),
    ];
    expect(hits.length).toBeGreaterThan(0);
    for (const { details } of hits)
      expect(openablePath(readAppLink(`/app/${details}`), user, () => true)).not.toBeNull();
    if (persona === "admin")
      expect(hits.find(({ role }) => role === "director")?.details).toMatch(/^admins\/details\/u\d+$/);
  },
);
