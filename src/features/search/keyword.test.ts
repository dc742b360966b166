import { expect, it } from "vitest";
import { keywordOf } from "./searcher";

it.each([
  ["  bianchi   marco ", "bianchi marco"],
  ["", ""],
  ["rssmra 85t10 a562s", "RSSMRA85T10A562S"],
  ["+39 333 123 45 67", "3331234567"],
  ["0039 333-1234567", "3331234567"],
  ["333 1234567", "3331234567"],
  ["035/123.456", "035123456"],
  ["3331234567", "3331234567"],
  ["000742", "000742"],
  ["+39 3", "+39 3"],
  ["12 marzo", "12 marzo"],
  ["marco@gds.example", "marco@gds.example"],
])("the text %j searches for %j", (text, keyword) => expect(keywordOf(text)).toBe(keyword));
