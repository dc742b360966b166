import { expect, it } from "vitest";
import { ApiError } from "../../api/errors";
import { saveFailure } from "./save-failure";

const refused = (status: number, body: object, code: string | null = null) =>
  saveFailure(new ApiError("http", "words", status, code, body));

it("joins the msg values with commas (specification §8)", () =>
  expect(
    refused(422, { error: [{ msg: "Il valore non è valido", param: "fiscalCode" }, { msg: "Troppo lungo" }] }),
  ).toEqual({ message: "Il valore non è valido, Troppo lungo", conflict: false, answered: true, unclear: false }));

it("gives the error string when it is one", () =>
  expect(refused(422, { error: "Non va" })).toEqual({
    message: "Non va",
    conflict: false,
    answered: true,
    unclear: false,
  }));

it("gives the message of any other failure, and bears a body of any shape", () => {
  for (const body of [{}, { error: 7 }, { error: [null, { msg: 3 }] }, { error: "" }])
    expect(refused(500, body)).toEqual({ message: "words", conflict: false, answered: true, unclear: false });
  const away = saveFailure(new ApiError("network", "Manca la connessione."));
  expect(away).toEqual({ message: "Manca la connessione.", conflict: false, answered: false, unclear: false });
});

it("knows who saved first from a code that is taken", () => {
  expect(refused(409, {}, "version").conflict).toBe(true);
  expect(refused(409, {}, "fiscalCode").conflict).toBe(false);
});
