import { expect, it } from "vitest";
import { createWordSearch } from "./word-search";

it.each([
  ["Amato\nAntonio", "Amato, Ant"],
  ["Amato\nAntonio", "antonio amato"],
  ["D'Angelo\nRosa", "D Angelo"],
  ["D'Angelo\nRosa", "angelo"],
  ["D'Angelo\nRosa", "dang ros"],
  ["D Angelo\nRosa", "d’angelo"],
  ["Deluca\nMaria", "De Luca Maria"],
  ["De Luca\nMaria", "deluca"],
  ["Müller\nEva", "mueller"],
  ["Rossi-Bianchi\nAda", "bianchi"],
  ["E-mail", "email"],
  ["Registra una giornata", "reg gior"],
])("words of %j begin with those of %j", (text, query) => expect(createWordSearch(query)(text)).toBe(true));

it.each([
  ["Parotta\nLuigi", "rota"],
  ["Giovanna", "anna"],
  ["Amato\nAntonio", "Amato, Anna"],
  ["Deluca\nMaria", "De Lucca"],
])("words of %j don't begin with those of %j", (text, query) => expect(createWordSearch(query)(text)).toBe(false));

it("tries each row of words once, also in a query with many short words", () => {
  const words = Array.from({ length: 100 }, (_, index) => "a".repeat(index + 1)).join(" ");
  expect(createWordSearch(`${"a ".repeat(99)}x`)(words)).toBe(false);
  expect(createWordSearch("a ".repeat(100))(words)).toBe(true);
});
