import { describe, expect, it } from "vitest";
import { ApiError, errorMessage, readRetryAfter, refusedItems } from "./errors";

describe("the message of a refused call (specification §5, §7)", () => {
  it.each([
    [{ message: "Tessera già usata", error: "x" }, "Tessera già usata"],
    [{ error: "Non trovato" }, "Non trovato"],
    [{ error: [{ msg: "Manca il nome", param: "firstName" }, { msg: "CAP errato" }] }, "Manca il nome, CAP errato"],
    [{ error: ["uno", "due"] }, "uno, due"],
    [{ message: "", error: [] }, "An error occurred during the request."],
    [{}, "An error occurred during the request."],
    [null, "An error occurred during the request."],
    ["<html>", "An error occurred during the request."],
    [{ error: { toString: 1 } }, "An error occurred during the request."],
  ])("%j: %s", (body, message) => expect(errorMessage(body)).toBe(message));
});

describe("the reasons and fields of a refused call", () => {
  it.each([
    [{ error: "Non trovato" }, [{ msg: "Non trovato", param: null }]],
    [
      { error: ["uno", "", "due"] },
      [
        { msg: "uno", param: null },
        { msg: "due", param: null },
      ],
    ],
    [
      { error: [{ msg: "Manca il nome", param: "firstName" }, { msg: "CAP errato" }, { msg: 1 }, null] },
      [
        { msg: "Manca il nome", param: "firstName" },
        { msg: "CAP errato", param: null },
      ],
    ],
    [{ error: { toString: 1 } }, []],
    [{ message: "No" }, []],
    [null, []],
    ["<html>", []],
  ])("%j", (body, items) => expect(refusedItems(body)).toEqual(items));
});

it("an error is transient if the same call may succeed later", () => {
  const transient = (kind: "http" | "network" | "timeout" | "malformed", status = 0) =>
    new ApiError(kind, "", status).transient;
  expect([transient("network"), transient("timeout"), transient("http", 503), transient("http", 429)]).toEqual(
    Array(4).fill(true),
  );
  expect([transient("http", 404), transient("http", 401), transient("malformed", 200)]).toEqual(Array(3).fill(false));
});

describe("the header Retry-After", () => {
  const NOW = Date.parse("2026-11-21T10:00:00Z");

  it.each([
    ["120", 120],
    [" 3 ", 3],
    ["Sat, 21 Nov 2026 10:01:30 GMT", 90],
    ["0", null],
    ["-5", null],
    ["Sat, 21 Nov 2026 09:00:00 GMT", null],
    ["1.5", null],
    ["soon", null],
    ["", null],
    [null, null],
  ])("Retry-After %j means %j seconds", (header, seconds) => {
    expect(readRetryAfter(header, NOW)).toBe(seconds);
  });

  it.each(["99999999999", "9".repeat(400), "Sat, 21 Nov 2099 10:00:00 GMT"])(
    "Retry-After %j is limited to what a timer can wait",
    (header) => {
      const seconds = readRetryAfter(header, NOW) ?? 0;
      expect(seconds).toBeGreaterThan(3_000);
      expect(seconds * 1_000).toBeLessThan(2 ** 31);
    },
  );
});
