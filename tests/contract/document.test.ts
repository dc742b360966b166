import { describe, expect, it } from "vitest";
import { readDocument } from "./document";

const document = readDocument();
const operation = (id: string) => document.operations.get(id)!;
const json = new Headers({ "content-type": "application/json" });
const user = { _id: "u1", email: "a@b.it", role: "admin", status: "active", privacy: true, profileImage: null };

describe("the contract test", () => {
  it("lets an answer through that is as the document says", () => {
    expect(document.checkAnswer(operation("me"), 200, json, { success: true, user })).toEqual([]);
  });

  it.each([
    ["a field is missing", { success: true }],
    ["a nested field is missing", { success: true, user: { ...user, privacy: undefined } }],
    ["a value is of another type", { success: true, user: { ...user, privacy: "yes" } }],
    ["a value is none of the list", { success: true, user: { ...user, role: "king" } }],
    ["something secret slips in", { success: true, user: { ...user, password: "x" } }],
    ["success is false", { success: false, user }],
    ["there is no JSON", undefined],
  ])("finds that %s", (_, body) => {
    expect(document.checkAnswer(operation("me"), 200, json, body)).not.toEqual([]);
  });

  it("finds a status that is not in the document, and a content type that isn't JSON", () => {
    expect(document.checkAnswer(operation("me"), 204, json, { success: true, user })).not.toEqual([]);
    expect(document.checkAnswer(operation("me"), 200, new Headers(), { success: true, user })).not.toEqual([]);
  });

  it("finds an error that is none of ours, under a status of its own or not", () => {
    for (const status of [401, 503]) {
      expect(document.checkAnswer(operation("me"), status, json, { success: false, message: "no" })).toEqual([]);
      expect(document.checkAnswer(operation("me"), status, json, { error: "no" })).not.toEqual([]);
    }
  });

  it("finds a header that is missing", () => {
    const body = { success: false, message: "wait", code: "lockedOut" };
    expect(document.checkAnswer(operation("login"), 423, json, body)).toEqual(["header Retry-After is missing"]);
  });

  it("finds a day that is none and a request that lacks something", () => {
    const page = { success: true, total: 1, skip: 0, limit: 10 };
    const donation = { key: "x", donorId: "d1", type: 1, date: "2026-02-30", place: "Lodi" };
    const answer = { ...page, donations: [donation] };
    expect(document.checkAnswer(operation("listDonations"), 200, json, answer)).not.toEqual([]);
    expect(document.checkRequest(operation("login"), { email: "a@b.it" })).not.toEqual([]);
  });
});
