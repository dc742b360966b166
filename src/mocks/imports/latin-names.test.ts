import { expect, it } from "vitest";
import { createTestMock } from "../test-support/mock";
import { importer, stranger } from "./test-support";

it("a donor whose name has letters beyond Latin-1 is found in lists, searches and imports by plain letters", async () => {
  const mock = await createTestMock();
  const token = await mock.enter("admin");
  const admin = importer(mock, token);
  await admin.run([
    stranger(2, { lastName: "Łukaszewska", firstName: "Anna" }),
    stranger(3, { lastName: "Groß", firstName: "Jörg" }),
    stranger(4, { lastName: "Шевченко", firstName: "Ольга" }),
  ]);
  const listed = async (text: string) =>
    (await mock.call("GET", `/donors/?query=${encodeURIComponent(text)}`, { token })).body.total as number;
  const found = async (text: string) =>
    (await mock.call("GET", `/search/?keyword=${encodeURIComponent(text)}`, { token })).body.results.nbHits as number;
  for (const text of ["lukaszewska", "gross jorg", "gross joerg", "shevchenko olga", "łukaszewska", "GROẞ"])
    expect([text, await listed(text), await found(text)]).toEqual([text, 1, 1]);

  const id = await admin.start();
  const { rows } = await admin.stage(id, [
    stranger(2, { lastName: "LUKASZEWSKA", firstName: "Anna" }),
    stranger(3, { lastName: "Gross", firstName: "Jorg" }),
  ]);
  expect(rows).toMatchObject([{ match: { by: "name" } }, { match: { by: "name" } }]);
});
