import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestMock, type TestMock } from "../test-support/mock";
import { importer, newDonorRow } from "./test-support";

let mock: TestMock;
let api: ReturnType<typeof importer>;
beforeEach(async () => {
  mock = await createTestMock();
  api = importer(mock, await mock.enter("admin"));
});

const outcomes = ({ rows }: { rows: { outcome: string }[] }) => rows.map(({ outcome }) => outcome);
const knownWithEmail = (nth: number) => {
  const { donors } = mock.ctx.store.db;
  return Array.from({ length: 60 }, (_, row) => donors.rows()[row]!).filter(({ email }) => email)[nth]!;
};

describe("a shared mailbox", () => {
  it("doesn't identify donors: all donors of a file who share one are created", async () => {
    const corpus = readFileSync("src/domain/import/corpus/shared-mailbox.csv", "utf8").trim().split("\n").slice(1);
    const rows = corpus.map((line, at) => {
      const [lastName, firstName, area, , email] = line.split(";");
      return { row: at + 2, values: { lastName, firstName, area, birthday: `19${50 + at}-01-01`, email } };
    });
    const { staged, written } = await api.run(rows);
    expect(staged.import.planned).toMatchObject({ create: 40, ask: 0 });
    expect(written.import.written).toEqual(staged.import.planned);
  });

  it("of two donors only identifies the donor with the same name", async () => {
    const { db } = mock.ctx.store;
    const [one, other] = [knownWithEmail(0), knownWithEmail(1)];
    db.putDonor({ ...other, email: one.email });
    const values = { email: one.email, mobile: "347 5550142" };
    const id = await api.start();
    const { rows } = await api.stage(id, [
      { row: 2, values },
      newDonorRow(3, values),
      { row: 4, values: { ...values, lastName: other.lastName, firstName: other.firstName } },
    ]);
    expect(rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["refuse", "create", "update"]);
    expect(rows[0].reason).toBe(`L’indirizzo ${one.email} è di più donatori: serve un’altra chiave`);
    expect(rows[2].match.id).toBe(other._id);
  });
});

describe("a file that updates donors", () => {
  it("needs a key and the columns to change; rows without a match are refused", async () => {
    const [one, other] = [knownWithEmail(0), knownWithEmail(1)];
    const mobile = "347 5550142";
    const { written } = await api.run([
      { row: 2, values: { email: one.email, mobile } },
      { row: 3, values: { cardNumber: other.cardNumber ?? "", fiscalCode: other.fiscalCode, mobile } },
      { row: 4, values: { email: "nessuno@esempio.it", mobile } },
      { row: 5, values: { mobile } },
    ]);
    expect(outcomes(written)).toEqual(["update", "update", "refuse", "refuse"]);
    expect(mock.ctx.store.db.donor(one._id)).toMatchObject({ ...one, mobile, version: 2 });
    expect(written.rows[2].reason).toBe(
      "Nessun donatore con l’indirizzo nessuno@esempio.it; per aggiungerlo mancano cognome, nome e zona",
    );
    expect(written.rows[3].reason).toBe("Mancano la chiave (tessera, codice fiscale o e-mail) e il nome");
  });

  it("can give a donor the e-mail address of another, by the card", async () => {
    const [one, other] = [knownWithEmail(0), knownWithEmail(1)];
    mock.ctx.store.db.putDonor({ ...one, cardNumber: "004242" });
    const { written } = await api.run([{ row: 2, values: { cardNumber: "004242", email: other.email } }]);
    expect(written.rows[0]).toMatchObject({ outcome: "update", match: { id: one._id } });
  });
});
