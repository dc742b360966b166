import { expect, it, vi } from "vitest";
import { ApiError } from "../../api/errors";
import { showFieldErrors } from "./server-errors";

const form = { setError: vi.fn(), setFocus: vi.fn() };
const refused = (body: object | null) => new ApiError("http", "Il server dice no.", 422, null, body);
const show = (error: unknown, body: object | null = { success: false, error }) => {
  vi.clearAllMocks();
  return showFieldErrors<{ email: string; password: string }>(form, refused(body), ["email", "password"]);
};

it("each message shows at its field, and the first field gets the focus", () => {
  const rest = show([
    { msg: "Troppo corta", param: "password" },
    { msg: "Non è un indirizzo", param: "email" },
    { msg: "E troppo lungo", param: "email" },
  ]);
  expect(form.setError.mock.calls).toEqual([
    ["email", { type: "server", message: "Non è un indirizzo" }],
    ["password", { type: "server", message: "Troppo corta" }],
  ]);
  expect(form.setFocus).toHaveBeenCalledExactlyOnceWith("email");
  expect(rest).toBeNull();
});

it.each([
  [[{ msg: "Corta", param: "password" }, { msg: "Non oggi" }], "Non oggi"],
  [[{ msg: "Corta", param: "password" }, "Non oggi", { msg: "Mai", param: "day" }], "Non oggi, Mai"],
])("messages without a field are returned", (error, rest) => {
  expect(show(error)).toBe(rest);
  expect(form.setError).toHaveBeenCalledExactlyOnceWith("password", { type: "server", message: "Corta" });
});

it.each([[[{ msg: "Non oggi", param: "day" }]], ["Qualcosa non va"], [7], [[null, { param: "email" }]]])(
  "without a message for a field the error's message is returned: %j",
  (error) => {
    expect(show(error)).toBe("Il server dice no.");
    expect(form.setError).not.toHaveBeenCalled();
  },
);

it("an error without a body is accepted", () => expect(show(null, null)).toBe("Il server dice no."));
