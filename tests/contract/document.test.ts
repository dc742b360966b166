import { describe, expect, it } from "vitest";
import { ContractClient } from "./client";
import { readDocument } from "./document";

const document = readDocument();
const operation = (id: string) => document.operations.get(id)!;
const json = new Headers({ "content-type": "application/json" });
const user = { _id: "u1", email: "a@b.it", role: "admin", status: "active", privacy: true, profileImage: null };

describe("the contract test", () => {
  it("accepts an answer that matches the document", () => {
    expect(document.checkAnswer(operation("me"), 200, json, { success: true, user })).toEqual([]);
  });

  it.each([
    ["a field is missing", { success: true }],
    ["a nested field is missing", { success: true, user: { ...user, privacy: undefined } }],
    ["a value has the wrong type", { success: true, user: { ...user, privacy: "yes" } }],
    ["a value isn't in the list of values", { success: true, user: { ...user, role: "king" } }],
    ["there is an unknown field", { success: true, user: { ...user, password: "x" } }],
    ["success is false", { success: false, user }],
    ["the body isn't JSON", undefined],
  ])("finds that %s", (_, body) => {
    expect(document.checkAnswer(operation("me"), 200, json, body)).not.toEqual([]);
  });

  it("finds a status that isn't in the document, and a content type that isn't JSON", () => {
    expect(document.checkAnswer(operation("me"), 204, json, { success: true, user })).not.toEqual([]);
    expect(document.checkAnswer(operation("me"), 200, new Headers(), { success: true, user })).not.toEqual([]);
  });

  it("finds an error of another form, whether the document lists its status or not", () => {
    for (const status of [401, 503]) {
      expect(document.checkAnswer(operation("me"), status, json, { success: false, message: "no" })).toEqual([]);
      expect(document.checkAnswer(operation("me"), status, json, { error: "no" })).not.toEqual([]);
    }
  });

  it("finds a missing header", () => {
    const body = { success: false, message: "wait", code: "lockedOut" };
    expect(document.checkAnswer(operation("login"), 423, json, body)).toEqual(["header Retry-After is missing"]);
  });

  it("finds a day that doesn't exist, and a request without a required field", () => {
    const page = { success: true, total: 1, skip: 0, limit: 10 };
    const donation = { key: "x", donorId: "d1", type: 1, date: "2026-02-30", place: "Lodi" };
    const answer = { ...page, donations: [donation] };
    expect(document.checkAnswer(operation("listDonations"), 200, json, answer)).not.toEqual([]);
    expect(document.checkRequest(operation("login"), { email: "a@b.it" })).not.toEqual([]);
  });

  it.each([
    [["donations", "zones"], 1],
    [["donations", "idempotency"], 0],
    [["stats", "history"], 0],
    [[], 0],
  ])("finds a server that declares writes without idempotency: %s", (features, problems) => {
    const client = new ContractClient(document, "http://api.example/v2", () => Promise.reject(new Error("no call")));
    client.checkFeatures(features);
    expect(client.problems).toHaveLength(problems);
  });
});
