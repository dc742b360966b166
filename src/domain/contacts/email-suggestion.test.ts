import { expect, it } from "vitest";
import { suggestEmail } from "./email-suggestion";

it.each([
  ["ada@gmail.con", "ada@gmail.com"],
  ["ada@gmail.it", null],
  ["ada@gmial.com", "ada@gmail.com"],
  ["ada@gmai.com", "ada@gmail.com"],
  ["ada@gmaill.com", "ada@gmail.com"],
  ["ada@gamil.con", "ada@gmail.com"],
  ["ada@GMAIL.CON", "ada@gmail.com"],
  ["ada@gmail.co", "ada@gmail.com"],
  ["ada@libero.ti", "ada@libero.it"],
  ["ada@libbero.it", "ada@libero.it"],
  ["ada@hotmial.it", "ada@hotmail.it"],
  ["ada@comune.clusone.bg.ti", "ada@comune.clusone.bg.it"],
  ["ada@azienda.con", "ada@azienda.com"],
  [" ada@virgilo.it ", "ada@virgilio.it"],
])("%s suggests %s", (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

it.each([
  "ada@gmail.com",
  "ada@libero.it",
  "ada@mail.com",
  "ada@ymail.com",
  "ada@gds.example",
  "ada@tin.it",
  "ada@tim.it",
  "ada@pec.it",
  "ada@polito.it",
  "ada@proton.me",
  "ada@gmx.com",
  "ada",
  "ada@",
  "@gmail.con",
  "a@b@gmail.con",
  "",
])("%s has no suggestion", (email) => expect(suggestEmail(email)).toBeNull());
