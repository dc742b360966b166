import { expect, it } from "vitest";
import { texts } from "./texts";

const other = (name: string, editing = false) => ({ id: name, name, editing });

it("says in Italian who views and who edits a record, for any number of people", () => {
  const [anna, ugo, ada, leo] = ["Anna Verdi", "Ugo Neri", "Ada Riva", "Leo Sala"] as const;
  expect(texts.open("donor", [other(anna)])).toBe("Anche Anna Verdi ha aperto questa scheda.");
  expect(texts.open("emailTemplate", [other(anna), other(ugo)])).toBe(
    "Anche Anna Verdi e Ugo Neri hanno aperto questo modello.",
  );
  expect(texts.open("donor", [other(anna, true), other(ugo)])).toBe(
    "Anna Verdi sta modificando questa scheda. Anche Ugo Neri l’ha aperta.",
  );
  expect(texts.open("emailTemplate", [other(anna, true), other(ugo, true), other(ada), other(leo)])).toBe(
    "Anna Verdi e Ugo Neri stanno modificando questo modello. Anche Ada Riva e Leo Sala l’hanno aperto.",
  );
  expect(
    texts.open(
      "user",
      [anna, ugo, ada, leo].map((name) => other(name)),
    ),
  ).toBe("Anche Anna Verdi, Ugo Neri e altre 2 persone hanno aperto questa scheda.");
  expect(texts.inList("emailTemplate", [other(anna)])).toBe("Aperto da Anna Verdi");
  expect(texts.inList("donor", [other(anna, true), other(ugo)])).toBe("Anna Verdi sta modificando questa scheda");
});
