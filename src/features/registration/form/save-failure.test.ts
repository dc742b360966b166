import { expect, it } from "vitest";
import { ApiError } from "../../../api/errors";
import { saveFailure } from "./save-failure";

const refused = (status: number, body: object, message = "words", code: string | null = null) =>
  saveFailure(new ApiError("http", message, status, code, body));

it("joins the msg values with commas, and tells which field each is about (specification §8)", () =>
  expect(
    refused(422, { error: [{ msg: "Il valore non è valido", param: "fiscalCode" }, { msg: "Troppo lungo" }] }),
  ).toEqual({
    message: "Il valore non è valido, Troppo lungo",
    fields: { fiscalCode: "Il valore non è valido" },
    conflict: false,
  }));

it("gives the error string when it is one", () =>
  expect(refused(422, { error: "Non va" })).toEqual({ message: "Non va", fields: {}, conflict: false }));

it("gives the message of any other failure, and bears a body of any shape", () => {
  for (const body of [{}, { error: 7 }, { error: [null, { msg: 3 }] }, { error: "" }])
    expect(refused(500, body)).toEqual({ message: "words", fields: {}, conflict: false });
  const away = saveFailure(new ApiError("network", "Manca la connessione."));
  expect(away).toEqual({ message: "Manca la connessione.", fields: {}, conflict: false });
});

it("knows who saved first from a code that is taken", () => {
  expect(refused(409, { code: "version" }, "words", "version").conflict).toBe(true);
  expect(refused(409, { code: "fiscalCode" }, "È già registrato.", "fiscalCode")).toEqual({
    message: "È già registrato.",
    fields: { fiscalCode: "È già registrato." },
    conflict: false,
  });
});
