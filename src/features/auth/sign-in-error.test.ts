import { expect, it } from "vitest";
import { ApiError } from "../../api/errors";
import { signInError } from "./sign-in-error";
import { texts } from "./texts";

const refused = (status: number, code: string | null, retryAfter: number | null = null) =>
  signInError(new ApiError("http", "Il server dice no.", status, code, null, retryAfter));

it("says what the server says (specification §7)", () =>
  expect(refused(401, null)).toEqual({ message: "Il server dice no.", hint: null }));

const wrong = (attemptsLeft: unknown) =>
  signInError(new ApiError("http", "Il server dice no.", 401, null, { success: false, attemptsLeft }));

it.each([
  [3, "Ti restano 3 tentativi, poi l’accesso si blocca."],
  [1, "Ti resta un tentativo, poi l’accesso si blocca."],
  ["2", "Ti restano 2 tentativi, poi l’accesso si blocca."],
])("says how many tries are left where the server tells: %j", (left, hint) =>
  expect(wrong(left)).toEqual({ message: "Il server dice no.", hint }),
);

it.each([undefined, null, 0, -1, 2.5, "molti", ""])("says nothing of tries when it tells %j", (left) =>
  expect(wrong(left).hint).toBeNull(),
);

it("tells a locked account how long to wait: as long as the server says, else a quarter of an hour", () => {
  expect(refused(423, "lockedOut", 540).hint).toBe(`${texts.locked} Aspetta 9 minuti, poi riprova.`);
  expect(refused(423, "lockedOut").hint).toContain("15 minuti");
});

it.each(["Account bloccato: riprova tra 15 minuti.", "Bloccato fino alle 20:43.", "Riprova fra 1 ora."])(
  "doesn't tell twice when to try again: %s",
  (message) => {
    const told = (status: number, code: string | null) =>
      signInError(new ApiError("http", message, status, code, null, 900));
    expect(told(423, "lockedOut")).toEqual({ message, hint: texts.locked });
    expect(told(429, null)).toEqual({ message, hint: null });
  },
);

it("tells those whose password is to be chosen that a mail is on its way", () => {
  expect(refused(403, "passwordExpired").hint).toBe(texts.expired);
  expect(refused(403, "firstLogin").hint).toBe(texts.firstLogin);
});

it("tells those who tried too often how long to wait", () =>
  expect(refused(429, null, 42).hint).toBe("Aspetta 42 secondi, poi riprova."));

it("tells what stands in reCAPTCHA's way", () =>
  expect(signInError(new Error("blocked")).message).toBe(texts.recaptchaFailed));
