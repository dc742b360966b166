import { beforeAll, describe, expect, it } from "vitest";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { fieldNames } from "../../domain/fields/field";
import { startMock, type StartedMock } from "../start";
import { answer } from "../transports/answer";

/** A server without any feature sends the specification's fields alone (specification §3, §7). */

const API = "http://mock.example/v2";
const COLUMNS = fieldNames(DONOR_FIELDS).toSorted();
const names = (value: object) => Object.keys(value).toSorted();

let mock: StartedMock;
const tokens = new Map<string, string>();
beforeAll(async () => {
  mock = await startMock({ apiBase: API, storage: "memory", donors: 60, features: [] });
});

async function call(persona: "admin" | "donor", method: string, path: string, body?: object) {
  const token = tokens.get(persona) ?? (await mock.control.signIn(persona)).authToken;
  tokens.set(persona, token);
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const request = new Request(API + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const response = await answer(mock, request);
  expect(response.status, path).toBeLessThan(300);
  return response.json();
}

describe("without any feature", () => {
  it("donors have the columns of the specification, and their key leads to their record", async () => {
    const { donors, total } = await call("admin", "GET", "/donors?limit=5");
    expect([names(donors[3]), total]).toEqual([COLUMNS, 60]);
    const { donor } = await call("admin", "GET", `/donors/${donors[3].key}`);
    expect(donor).toEqual(donors[3]);
    const active = donors.find(({ status }: { status: string }) => status === "active");
    const suspension = { reason: "Febbre", until: "2027-01-31" };
    const body = { ...active, status: "temporarilySuspended", suspension };
    const suspended = await call("admin", "POST", `/donors/${active.key}/suspend`, body);
    expect(names(suspended.donor)).toEqual(COLUMNS);
    expect(suspended.donor).toMatchObject({ status: "temporarilySuspended", reason: active.reason });
  });

  it("a donor's own record has no draft, no consents and no notes of the staff", async () => {
    const { user } = await call("donor", "GET", "/auth/me");
    expect(names(user)).toEqual(["_id", "email", "privacy", "profileImage", "role", "status"]);
    const own = await call("donor", "GET", `/registration/${user._id}`);
    expect(names(own)).toEqual(["donor", "success"]);
    expect(names(own.donor)).toEqual(COLUMNS.filter((name) => name !== "note"));
    const saved = await call("donor", "PUT", `/registration/${user._id}`, { city: "Seriate" });
    expect(saved).toMatchObject({ success: true, donor: { city: "Seriate" } });
  });

  it("permissions, search hits and notifications have no other fields", async () => {
    expect(names(await call("admin", "GET", "/auth/ability"))).toEqual(["ability"]);
    const { results } = await call("admin", "GET", "/search/?keyword=ro&page=0");
    expect(names(results.hits[0])).toEqual(["details", "email", "firstName", "lastName", "profileImage", "role"]);
    const answered = await call("admin", "GET", "/notifications");
    expect(names(answered)).toEqual(["notifications", "success"]);
    expect(names(answered.notifications[0])).toEqual(["_id", "date", "dismissed", "message", "title"]);
  });

  it("templates have an id and a name; one has the content that the server was sent, and is saved without a version", async () => {
    const { templates } = await call("admin", "GET", "/emails-template?limit=1000");
    expect(names(templates[0])).toEqual(["_id", "name"]);
    const path = `/emails-template/${templates[0]._id}`;
    const { template } = await call("admin", "GET", path);
    expect(names(template)).toEqual(["_id", "document", "html", "name", "subject", "text"]);
    expect((await call("admin", "PUT", path, { ...template, name: "Natale" })).template.name).toBe("Natale");
    expect((await call("admin", "GET", path)).template.name).toBe("Natale");
  });

  it("the socket sends the notification's fields, and no other events", async () => {
    const events: [string, object][] = [];
    mock.ctx.hub.listen("u1", (event, payload) => events.push([event, payload as object]));
    await mock.control.notify({ title: "Prova", message: "Arrivata", link: "/app/donors" }, "u1");
    const { donors } = await call("admin", "GET", "/donors?limit=60");
    const active = donors.find(({ status }: { status: string }) => status === "active");
    const body = { status: "suspended", suspension: { reason: "Accertamenti" } };
    await call("admin", "POST", `/donors/${active.key}/suspend`, body);
    expect(events.map(([event, payload]) => [event, names(payload)])).toEqual([
      ["u1", ["_id", "date", "dismissed", "message", "title"]],
    ]);
  });
});
