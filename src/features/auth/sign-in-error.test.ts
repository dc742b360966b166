import { expect, it } from "vitest";
import { ApiError } from "../../api/errors";
import { signInError } from "./sign-in-error";
import { texts } from "./texts";

const refused = (status: number, code: string | null, retryAfter: number | null = null) =>
  signInError(new ApiError("http", "Il server dice no.", status, code, null, retryAfter));

it("shows the server's message (specification §7)", () =>
  expect(refused(401, null)).toEqual({ message: "Il server dice no.", hint: null }));

const wrong = (attemptsLeft: unknown) =>
  signInError(new ApiError("http", "Il server dice no.", 401, null, { success: false, attemptsLeft }));

it.each([
  [3, "Ti restano 3 tentativi, poi l’accesso si blocca."],
  [1, "Ti resta un tentativo, poi l’accesso si blocca."],
  ["2", "Ti restano 2 tentativi, poi l’accesso si blocca."],
])("shows how many attempts are left if the server says so: %j", (left, hint) =>
  expect(wrong(left)).toEqual({ message: "Il server dice no.", hint }),
);

it.each([undefined, null, 0, -1, 2.5, "molti", ""])("says nothing about attempts for %j", (left) =>
  expect(wrong(left).hint).toBeNull(),
);

it("a locked account waits as long as the server says, by default 15 minutes", () => {
  expect(refused(423, "lockedOut", 540).hint).toBe(`${texts.locked} Aspetta 9 minuti, poi riprova.`);
  expect(refused(423, "lockedOut").hint).toContain("15 minuti");
});

it.each(["Account bloccato: riprova tra 15 minuti.", "Bloccato fino alle 20:43.", "Riprova fra 1 ora."])(
  "doesn't repeat the time of the next try: %s",
  (message) => {
    const errorOf = (status: number, code: string | null) =>
      signInError(new ApiError("http", message, status, code, null, 900));
    expect(errorOf(423, "lockedOut")).toEqual({ message, hint: texts.locked });
    expect(errorOf(429, null)).toEqual({ message, hint: null });
  },
);

it("says that a mail was sent if the password must be chosen", () => {
  expect(refused(403, "passwordExpired").hint).toBe(texts.expired);
  expect(refused(403, "firstLogin").hint).toBe(texts.firstLogin);
});

it("shows how long to wait after too many attempts", () =>
  expect(refused(429, null, 42).hint).toBe("Aspetta 42 secondi, poi riprova."));

it("explains that reCAPTCHA failed", () =>
  expect(signInError(new Error("blocked")).message).toBe(texts.recaptchaFailed));
