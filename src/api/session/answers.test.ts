import { describe, expect, it } from "vitest";
import { ApiError } from "../errors";
import { parseResponse } from "../readers/parse-response";
import { checkAnswer } from "../test-support/check-answer";
import { abilityRulesAnswer } from "./ability";
import { loginAnswer, meAnswer, refreshAnswer } from "./answers";
import { declarationAnswer } from "./features";

const tokens = { authToken: "a", refreshToken: "r" };
const user = {
  _id: "u1",
  email: "ada@gds.example",
  role: "donor",
  status: "active",
  privacy: true,
  profileImage: "a.png",
};

checkAnswer(
  ["login", "firstLogin"],
  loginAnswer,
  { success: true, ...tokens, user },
  {
    refused: ["success", "authToken", "refreshToken"],
    // an unreadable user is requested again
    alsoChanges: { "user._id": ["user"], "user.role": ["user"] },
  },
);

checkAnswer("refreshToken", refreshAnswer, tokens, { refused: ["authToken", "refreshToken"] });

checkAnswer("me", meAnswer, { user }, { refused: ["user", "user._id"] });

describe("the rules", () => {
  checkAnswer(
    "ability",
    abilityRulesAnswer,
    { ability: [{ action: "read", subject: "Donor", fields: ["a"], conditions: { a: 1 } }] },
    {
      refused: ["ability"],
      // an unreadable rule is ignored
      alsoChanges: { ability: ["ability"] },
    },
  );
});

describe("the rules and the features", () => {
  checkAnswer(
    "ability",
    declarationAnswer,
    { ability: [{ action: "read", subject: "Donor" }], features: ["zones"] },
    { refused: ["ability"], asSent: ({ rules, features }) => ({ ability: rules, features }) },
  );
});
const LEAST = { email: "", role: "", status: "", privacy: true, profileImage: null };

describe("the signed-in user", () => {
  it.each([
    ["a number as the id", { user: { _id: 7, role: "donor" } }, { _id: "7", role: "donor" }],
    ["`key` as the id", { user: { key: "k1" } }, { _id: "k1" }],
    ["the record without a wrapper", { _id: "u1", firstName: null }, { _id: "u1" }],
    ["a privacy of 0", { user: { _id: "u1", privacy: 0 } }, { _id: "u1", privacy: false }],
    ["an unknown role", { user: { _id: "u1", role: "volunteer" } }, { _id: "u1", role: "volunteer" }],
    ["values of another type", { user: { _id: "u1", email: {}, status: [1] } }, { _id: "u1" }],
  ])("is read from a response with %s", (_what, body, user) => {
    expect(parseResponse(meAnswer, body).user).toEqual({
      ...LEAST,
      firstName: undefined,
      lastName: undefined,
      area: undefined,
      ...user,
    });
  });
  it.each([null, "<html>", [], {}, { success: true }, { user: {} }, { user: { email: "a@b.example" } }])(
    "isn't read from %j",
    (body) => expect(() => parseResponse(meAnswer, body)).toThrow(ApiError),
  );
});

describe("tokens", () => {
  it("a sign-in needs both, and success: true", () => {
    expect(parseResponse(loginAnswer, { success: true, ...tokens })).toEqual({ ...tokens, user: null });
    expect(parseResponse(loginAnswer, { success: 1, ...tokens }).authToken).toBe("a");
    for (const body of [
      tokens,
      { success: true, authToken: "a" },
      { success: true, ...tokens, refreshToken: "" },
      null,
    ])
      expect(() => parseResponse(loginAnswer, body)).toThrow(ApiError);
  });
  it("a refresh needs both", () => {
    expect(parseResponse(refreshAnswer, tokens)).toEqual(tokens);
    for (const body of [{ authToken: "a" }, { refreshToken: "r" }, { authToken: {}, refreshToken: "r" }, undefined])
      expect(() => parseResponse(refreshAnswer, body)).toThrow(ApiError);
  });
});
