import { describe, expect, expectTypeOf, it } from "vitest";
import { number, one, record, text } from "../readers/read";
import { checkAnswer } from "./check-answer";
import type { Misfit } from "./misfit";

describe("a reader that doesn't fit the contract", () => {
  it("is a type error", () => {
    // these aren't called: only the type check looks at them
    const calls = [
      // @ts-expect-error the contract doesn't have the field
      () => checkAnswer("getUser", one("user", record({ nome: text("") })), {}),
      // @ts-expect-error the field has another type
      () => checkAnswer("getUser", one("user", record({ email: number(null) })), {}),
    ];
    expect(calls).toHaveLength(2);
  });

  it("is reported with the path of the field", () => {
    expectTypeOf<Misfit<"getUser", { user: { nome: string } }>>().toEqualTypeOf<".user.nome">();
    expectTypeOf<Misfit<"listUsers", { users: { email: number }[] }>>().toEqualTypeOf<".users[].email">();
    expectTypeOf<Misfit<"Notification", { titel: string }>>().toEqualTypeOf<".titel">();
    expectTypeOf<Misfit<"getDonor" | "getUser", { donor: object }>>().toEqualTypeOf<".donor">();
  });

  it("is reported if the contract has no body, or the reader's fields aren't known", () => {
    expectTypeOf<Misfit<"readDocumentContent", object>>().toEqualTypeOf<"readDocumentContent has no JSON body">();
    expectTypeOf<Misfit<"getUser", unknown>>().toEqualTypeOf<"the reader has no Input type">();
  });
});

it("a reader that fits the contract is no misfit", () => {
  expectTypeOf<Misfit<"listUsers", { users: readonly { _id?: string; email?: string | null }[] }>>().toBeNever();
});
