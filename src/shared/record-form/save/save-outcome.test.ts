import { expect, it } from "vitest";
import { ApiError } from "../../../api/errors";
import { saveFailure, saveOutcome } from "./save-outcome";

const failureOf = (error: ApiError) => {
  const outcome = saveOutcome({ ok: false, error });
  return outcome.status === "saved" ? null : saveFailure(outcome);
};
const refused = (status: number, body: object, code: string | null = null) =>
  failureOf(new ApiError("http", "words", status, code, body));

it("the msg values are joined with commas (specification §8)", () =>
  expect(
    refused(422, { error: [{ msg: "Il valore non è valido", param: "fiscalCode" }, { msg: "Troppo lungo" }] }),
  ).toEqual({ message: "Il valore non è valido, Troppo lungo", conflict: false, answered: true, unclear: false }));

it("an error string is the message", () =>
  expect(refused(422, { error: "Non va" })).toEqual({
    message: "Non va",
    conflict: false,
    answered: true,
    unclear: false,
  }));

it("other failures have the error's message, with any body", () => {
  for (const body of [{}, { error: 7 }, { error: [null, { msg: 3 }] }, { error: "" }])
    expect(refused(500, body)).toEqual({ message: "words", conflict: false, answered: true, unclear: false });
  const away = failureOf(new ApiError("network", "Manca la connessione."));
  expect(away).toEqual({ message: "Manca la connessione.", conflict: false, answered: false, unclear: false });
});

it("a version conflict differs from a taken code", () => {
  expect(refused(409, {}, "version")?.conflict).toBe(true);
  expect(refused(409, {}, "fiscalCode")?.conflict).toBe(false);
});

it("a version conflict contains the other user, the time and the current record", () => {
  const body = { current: { name: "Lodi" }, changed: { author: { name: "Marta" }, date: "2026-11-20T10:00:00Z" } };
  const error = new ApiError("http", "Cambiato.", 409, "version", body);
  expect(saveOutcome({ ok: false, error }, (current) => current)).toEqual({
    status: "conflict",
    conflict: { message: "Cambiato.", theirs: { name: "Lodi" }, author: "Marta", date: "2026-11-20T10:00:00Z" },
  });
  const bare = new ApiError("http", "Cambiato.", 409, "version", { changed: { author: 7, date: "ieri" } });
  expect(saveOutcome({ ok: false, error: bare })).toMatchObject({
    conflict: { theirs: null, author: null, date: null },
  });
});
