import { describe, expect, it } from "vitest";
import { isEmail, unwrapEmail } from "./email";

/**
 * Two public lists: "Email Address Test Cases" (MSDN blog of Chan Chaiyochlarb, 2009), and the examples of Wikipedia's
 * article "Email address", without quoted names and numeric hosts (see `isEmail`).
 */
const VALID = [
  "email@domain.com",
  "firstname.lastname@domain.com",
  "email@subdomain.domain.com",
  "firstname+lastname@domain.com",
  "1234567890@domain.com",
  "email@domain-one.com",
  "_______@domain.com",
  "email@domain.name",
  "email@domain.co.jp",
  "firstname-lastname@domain.com",
  "simple@example.com",
  "very.common@example.com",
  "FirstName.LastName@EasierReading.org",
  "x@example.com",
  "long.email-address-with-hyphens@and.subdomains.example.com",
  "user.name+tag+sorting@example.com",
  "name/surname@example.com",
  "mailhost!username@example.org",
  "user%example.com@example.org",
  "user-@example.org",
  "Pelé@example.com",
  "δοκιμή@παράδειγμα.δοκιμή",
  "我買@屋企.香港",
  "二ノ宮@黒川.日本",
  "медведь@с-балалайкой.рф",
  "संपर्क@डाटामेल.भारत",
  "ada@xn--fiqs8s.xn--p1ai",
  "o'neill@example.it",
  "!#$%&'*+-/=?^_`{|}~@example.org",
];
const INVALID = [
  "plainaddress",
  "#@%^%#$@#$@#.com",
  "@domain.com",
  "Joe Smith <email@domain.com>",
  "email.domain.com",
  "email@domain@domain.com",
  ".email@domain.com",
  "email.@domain.com",
  "email..email@domain.com",
  "email@domain.com (Joe Smith)",
  "email@domain",
  "email@-domain.com",
  "email@domain-.com",
  "email@111.222.333.44444",
  "email@domain..com",
  "email@domain.com.",
  "email@.domain.com",
  "abc.example.com",
  "a@b@c@example.com",
  'a"b(c)d,e:f;g<h>i[j\\k]l@example.com',
  'just"not"right@example.com',
  'this is"not\\allowed@example.com',
  'this\\ still\\"not\\\\allowed@example.com',
  "1234567890123456789012345678901234567890123456789012345678901234+x@example.com",
  "i.like.underscores@but_they_are_not_allowed_in_this_part",
  "i.like.underscores@but_they_are_not.allowed.it",
  "email@123.123.123.123",
  "email@domain.c",
  "somename@ｇｍａｉｌ.com",
  "email@gmail,com",
  "a b@gmail.com",
  "a@b.it,c@d.it",
  `a@${"b".repeat(64)}.it`,
  `a@${Array.from({ length: 50 }, () => "abcde").join(".")}.it`,
  "",
  "@",
];

describe("a mail server", () => {
  it.each(VALID)("can accept: %s", (email) => expect(isEmail(email)).toBe(true));
  it.each(INVALID)("can't accept: %s", (email) => expect(isEmail(email)).toBe(false));
});

describe("unwrapEmail extracts the address", () => {
  it.each([
    "<a@b.it>",
    "mailto:a@b.it",
    "MAILTO:a@b.it?subject=Ciao&body=x@y.it",
    "<mailto:a@b.it>",
    "Ada Rossi <a@b.it>",
    '"Rossi, Ada" <a@b.it>',
    '"a@b.it"',
    "(a@b.it)",
    "«a@b.it»",
    "a@b.it;",
    "a@b.it.",
    ", a@b.it",
    "e-mail: a@b.it",
    "a@b.it#mailto:a@b.it#",
    "[a@b.it](mailto:a@b.it)",
    "a @ b . it",
    "a@b,it",
  ])("%s", (text) => expect(unwrapEmail(text)).toBe("a@b.it"));

  it.each(["a@b.it", "ada", "ada rossi@b.it", "@b.it", "a@b", "", "<>", "mailto:", "a@b.it; c@d.it", "a@b.it c@d.it"])(
    "but not from %j",
    (text) => expect(unwrapEmail(text)).toBeNull(),
  );
});
