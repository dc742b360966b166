import { expect, it } from "vitest";
import { createTestMock } from "../test-support/mock";
import { importer, newDonorRow } from "./test-support";

it("a donor with letters beyond Latin-1 in the name is found by plain letters in lists, searches and imports", async () => {
  const mock = await createTestMock();
  const token = await mock.enter("admin");
  const admin = importer(mock, token);
  await admin.run([
    newDonorRow(2, { lastName: "Łukaszewska", firstName: "Anna" }),
    newDonorRow(3, { lastName: "Groß", firstName: "Jörg" }),
    newDonorRow(4, { lastName: "Шевченко", firstName: "Ольга" }),
  ]);
  const listed = async (text: string) =>
    (await mock.call("GET", `/donors/?query=${encodeURIComponent(text)}`, { token })).body.total as number;
  const found = async (text: string) =>
    (await mock.call("GET", `/search/?keyword=${encodeURIComponent(text)}`, { token })).body.results.nbHits as number;
  for (const text of ["lukaszewska", "gross jorg", "gross joerg", "shevchenko olga", "łukaszewska", "GROẞ"])
    expect([text, await listed(text), await found(text)]).toEqual([text, 1, 1]);

  const id = await admin.start();
  const { rows } = await admin.stage(id, [
    newDonorRow(2, { lastName: "LUKASZEWSKA", firstName: "Anna" }),
    newDonorRow(3, { lastName: "Gross", firstName: "Jorg" }),
  ]);
  expect(rows).toMatchObject([{ match: { by: "name" } }, { match: { by: "name" } }]);
});
