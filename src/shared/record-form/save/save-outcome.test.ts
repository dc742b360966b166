import { expect, it } from "vitest";
import { ApiError } from "../../../api/errors";
import { saveFailure, saveOutcome, stageAfter } from "./save-outcome";

const refused = (status: number, body: object) => saveFailure(new ApiError("http", "words", status, null, body));

it("the msg values are joined with commas (specification §8)", () =>
  expect(
    refused(422, { error: [{ msg: "Il valore non è valido", param: "fiscalCode" }, { msg: "Troppo lungo" }] }),
  ).toEqual({ message: "Il valore non è valido, Troppo lungo", answered: true }));

it("an error string is the message", () =>
  expect(refused(422, { error: "Non va" })).toEqual({ message: "Non va", answered: true }));

it("other failures have the error's message, with any body", () => {
  for (const body of [{}, { error: 7 }, { error: [null, { msg: 3 }] }, { error: "" }])
    expect(refused(500, body)).toEqual({ message: "words", answered: true });
  const away = saveFailure(new ApiError("network", "Manca la connessione."));
  expect(away).toEqual({ message: "Manca la connessione.", answered: false });
});

it("a version conflict differs from a taken code", () => {
  const statusOf = (code: string) => saveOutcome({ ok: false, error: new ApiError("http", "words", 409, code) }).status;
  expect(statusOf("version")).toBe("conflict");
  expect(statusOf("fiscalCode")).toBe("failed");
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

it.each([
  ["a refused value", new ApiError("http", "words", 422), "editing"],
  ["no network", new ApiError("network", "words"), "editing"],
  ["a lost response", new ApiError("unclear", "words"), "unclear"],
  ["a record that isn't found", new ApiError("http", "words", 404), "gone"],
  ["a record that was there", new ApiError("http", "words", 410), "gone"],
  ["a deleted record", new ApiError("http", "words", 409, "deleted"), "gone"],
] as const)("the stage after %s", (_, error, stage) => expect(stageAfter(error)).toBe(stage));
