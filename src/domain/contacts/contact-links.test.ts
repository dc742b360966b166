import { expect, it } from "vitest";
import { emailHref, phoneHref, whatsAppHref } from "./contact-links";

it.each([
  ["347 555 0142", "https://wa.me/393475550142"],
  ["+39 347 5550142", "https://wa.me/393475550142"],
  ["0039-347-5550142", "https://wa.me/393475550142"],
  ["+41 79 123 45 67", "https://wa.me/41791234567"],
  ["035 123456", null],
  ["+39 035 123456", null],
  ["347 55", null],
  ["chiamare il figlio", null],
  ["javascript:alert(1)", null],
])("WhatsApp for “%s”: %s", (number, expected) => expect(whatsAppHref(number)).toBe(expected));

it("a phone number becomes a tel: link, an email address a mailto: link, other texts none", () => {
  expect(phoneHref("+39 (035) 12.34-56")).toBe("tel:+39035123456");
  expect(phoneHref("chiedere in sede")).toBeNull();
  expect(emailHref("ada@gds.example")).toBe("mailto:ada@gds.example");
  expect(emailHref("ada@gds.example?bcc=x@y.example")).toBeNull();
});
