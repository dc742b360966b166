import { expect, it } from "vitest";
import { createTestMock } from "../test-support/mock";

it("a name is found with or without its apostrophe; an apostrophe alone names nobody", async () => {
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
