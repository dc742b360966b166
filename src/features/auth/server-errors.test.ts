import { expect, it, vi } from "vitest";
import { ApiError } from "../../api/errors";
import { showFieldErrors } from "./server-errors";

const form = { setError: vi.fn(), setFocus: vi.fn() };
const refused = (error: unknown) => new ApiError("http", "no", 422, null, { success: false, error });
const show = (error: unknown) => {
  vi.clearAllMocks();
  return showFieldErrors<{ email: string; password: string }>(form, refused(error), ["email", "password"]);
};

it("puts each sentence to its field, and the focus in the first that stands wrong", () => {
  expect(
    show([
      { msg: "Troppo corta", param: "password" },
      { msg: "Non è un indirizzo", param: "email" },
    ]),
  ).toBe(true);
  expect(form.setError).toHaveBeenCalledWith("password", { type: "server", message: "Troppo corta" });
  expect(form.setError).toHaveBeenCalledWith("email", { type: "server", message: "Non è un indirizzo" });
  expect(form.setFocus).toHaveBeenCalledExactlyOnceWith("email");
});

it("says so when something is about no field", () =>
  expect(
    show([
      { msg: "Troppo corta", param: "password" },
      { msg: "Non oggi", param: "day" },
    ]),
  ).toBe(false));

it("leaves other errors to the form as a whole", () => {
  expect(show("Qualcosa non va")).toBe(false);
  expect(form.setError).not.toHaveBeenCalled();
});
