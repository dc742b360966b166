import { describe, expect, it } from "vitest";
import { ApiError } from "../errors";
import { parseAnswer } from "../schema";
import { loginAnswer, meAnswer, refreshAnswer } from "./answers";

const tokens = { authToken: "a", refreshToken: "r" };
const LEAST = { email: "", role: "", status: "", privacy: true, profileImage: null };

describe("who is signed in, by any honest server", () => {
  it.each([
    ["a number for an identity", { user: { _id: 7, role: "donor" } }, { _id: "7", role: "donor" }],
    ["a key for an identity", { user: { key: "k1" } }, { _id: "k1" }],
    ["a bare record", { _id: "u1", firstName: null }, { _id: "u1" }],
    ["a privacy of 0", { user: { _id: "u1", privacy: 0 } }, { _id: "u1", privacy: false }],
    ["a role that nobody here knows", { user: { _id: "u1", role: "volunteer" } }, { _id: "u1", role: "volunteer" }],
    ["what a script can't hurt", { user: { _id: "u1", email: {}, status: [1] } }, { _id: "u1" }],
  ])("understands %s", (_what, body, user) => {
    expect(parseAnswer(meAnswer, body).user).toEqual({
      ...LEAST,
      firstName: undefined,
      lastName: undefined,
      area: undefined,
      ...user,
    });
  });
  it.each([null, "<html>", [], {}, { success: true }, { user: {} }, { user: { email: "a@b.example" } }])(
    "nobody is signed in by %j",
    (body) => expect(() => parseAnswer(meAnswer, body)).toThrow(ApiError),
  );
});

describe("tokens", () => {
  it("a sign-in needs both, and a flag that says yes", () => {
    expect(parseAnswer(loginAnswer, { success: true, ...tokens })).toEqual({ ...tokens, user: null });
    expect(parseAnswer(loginAnswer, { success: 1, ...tokens }).authToken).toBe("a");
    for (const body of [
      tokens,
      { success: true, authToken: "a" },
      { success: true, ...tokens, refreshToken: "" },
      null,
    ])
      expect(() => parseAnswer(loginAnswer, body)).toThrow(ApiError);
  });
  it("a refresh needs both", () => {
    expect(parseAnswer(refreshAnswer, tokens)).toEqual(tokens);
    for (const body of [{ authToken: "a" }, { refreshToken: "r" }, { authToken: {}, refreshToken: "r" }, undefined])
      expect(() => parseAnswer(refreshAnswer, body)).toThrow(ApiError);
  });
});
