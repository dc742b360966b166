import { describe, expect, it } from "vitest";
import { ApiError } from "../../../api/errors";
import { setFeaturesOf } from "../../../api/session/features";
import type { Feature } from "../../../domain/features";
import { collectDossier, dossierJson } from "./collect";

type Query = Record<string, unknown> | undefined;
type Answers = Record<string, (query: Query) => unknown>;

const rows = (count: number, name: string) => Array.from({ length: count }, (_, index) => ({ _id: `${name}${index}` }));
const slice = (all: unknown[], query: Query, most: number) => {
  const skip = Number(query?.skip ?? 0);
  return all.slice(skip, skip + Math.min(most, Number(query?.limit ?? most)));
};
const failing =
  (status: number, message = "Non ora.") =>
  () => {
    throw new ApiError("http", message, status);
  };

/** A server with some rows of each part, and the list of requested paths. */
const server = (answers: Answers = {}) => {
  const all: Answers = {
    "/auth/me": () => ({ user: { _id: "d1", email: "ada@x.example" } }),
    "/donors/d1": () => ({ donor: { _id: "d1", note: "della segreteria", inscriptionNote: "sua" } }),
    "/registration/d1": () => ({ donor: { _id: "d1", inscriptionNote: "sua" }, consents: [{ code: "privacy" }] }),
    "/donors/d1/donations": () => ({ donations: rows(2, "n"), total: 2 }),
    "/donors/d1/awards": () => ({ awards: [], total: 0 }),
    "/documents": (query) => ({
      documents: [
        { _id: "f1", name: "Referto.pdf", sight: { roles: [], areas: [], donorId: "d1" } },
        { _id: "f2", name: "Di un altro.pdf", sight: { roles: [], areas: [], donorId: "d2" } },
        { _id: "f3", name: "Per tutti.pdf", sight: { roles: ["donor"], areas: [], donorId: null } },
      ].filter((_, at) => at >= Number(query?.skip ?? 0)),
      total: 3,
    }),
    "/donors/d1/history": () => ({ history: rows(3, "h") }),
    "/donors/d1/notifications": () => ({ notifications: rows(1, "a"), total: 1 }),
    "/notifications": () => ({ notifications: rows(1, "a"), total: 1 }),
    ...answers,
  };
  const asked: string[] = [];
  return {
    asked,
    call: async (path: string, options?: { query?: Query }) => {
      asked.push(path);
      const answer = all[path];
      if (!answer) throw new ApiError("http", "no such path", 404);
      return answer(options?.query);
    },
  };
};
const collect = (session: ReturnType<typeof server>, { own = false, without = [] as readonly Feature[] } = {}) => {
  setFeaturesOf(session, { has: (feature) => !without.includes(feature) });
  return collectDossier({ session: session as never, donorId: "d1", own });
};
const lengthOf = (part: unknown) => (part as unknown[]).length;

describe("a dossier", () => {
  it("contains for staff the record with both notes, and all lists", async () => {
    const { parts, notKept, notRead } = await collect(server());
    expect(parts).toEqual({
      record: { _id: "d1", note: "della segreteria", inscriptionNote: "sua" },
      donations: rows(2, "n"),
      awards: [],
      consents: [{ code: "privacy" }],
      documents: [{ _id: "f1", name: "Referto.pdf", sight: { roles: [], areas: [], donorId: "d1" } }],
      history: rows(3, "h"),
      notifications: rows(1, "a"),
    });
    expect([notKept, notRead]).toEqual([[], []]);
  });

  it("contains for the donor the account, but not the notes of staff", async () => {
    const session = server();
    const { parts } = await collect(session, { own: true });
    expect(parts.account).toEqual({ _id: "d1", email: "ada@x.example" });
    expect(parts.record).toEqual({ _id: "d1", inscriptionNote: "sua" });
    expect(session.asked).not.toContain("/donors/d1");
    expect(session.asked).toContain("/notifications");
  });

  it.each([
    ["counts them", 100, (all: unknown[], query: Query) => ({ donations: slice(all, query, 100), total: all.length })],
    ["doesn't count them", 100, (all: unknown[], query: Query) => ({ donations: slice(all, query, 100) })],
    ["gives a bare list", 37, (all: unknown[], query: Query) => slice(all, query, 37)],
    ["knows no pages", Infinity, (all: unknown[]) => ({ donations: all })],
  ])("contains all 250 donations of a server that %s", async (_, _most, answer) => {
    const all = rows(250, "n");
    const { parts, notRead } = await collect(server({ "/donors/d1/donations": (query) => answer(all, query) }));
    expect(parts.donations).toEqual(all);
    expect(notRead).toEqual([]);
  });

  it("contains all own notifications, not only the newest", async () => {
    const all = rows(120, "a");
    const answer = (query: Query) => ({ notifications: all.slice(0, Number(query?.limit ?? 50)), total: 120 });
    const { parts } = await collect(server({ "/notifications": answer }), { own: true });
    expect(lengthOf(parts.notifications)).toBe(120);
  });

  it("lists a part as incomplete if the server counts more rows than it sends", async () => {
    const answer = () => ({ donations: rows(90, "n"), total: 130 });
    const { parts, notRead } = await collect(server({ "/donors/d1/donations": answer }));
    expect(lengthOf(parts.donations)).toBe(90);
    expect(notRead).toEqual([{ part: "donations", reason: "90 di 130." }]);
  });

  it("lists features that the server doesn't declare, and doesn't request them", async () => {
    const session = server();
    const { parts, notKept, notRead } = await collect(session, { without: ["notifications", "history"] });
    expect(notKept).toEqual(["history", "notifications"]);
    expect(notRead).toEqual([]);
    expect(Object.keys(parts)).toEqual(["record", "donations", "awards", "consents", "documents"]);
    expect(session.asked.join()).not.toMatch(/history|notifications/);
  });

  it.each([404, 500, 503, 403])("lists parts that couldn't be read (%d), also in the file", async (status) => {
    const dossier = await collect(server({ "/donors/d1/awards": failing(status) }));
    expect(dossier.notRead).toEqual([{ part: "awards", reason: "Non ora." }]);
    const file = JSON.parse(await dossierJson(dossier).text()) as Record<string, unknown>;
    expect(file.notRead).toEqual([{ part: "awards", why: "Non ora." }]);
    expect(file).not.toHaveProperty("awards");
    expect(file.donations).toEqual(rows(2, "n"));
  });

  it.each([true, false])("contains the changes that the person has asked for (own: %s)", async (own) => {
    const changeRequest = { state: "open", changes: [{ field: "lastName", to: "Verdi" }] };
    const session = server({ "/registration/d1": () => ({ donor: { _id: "d1" }, changeRequest }) });
    expect((await collect(session, { own })).parts.record).toMatchObject({ _id: "d1", changeRequest });
    // one response has them and the consents
    expect(session.asked.filter((path) => path === "/registration/d1")).toHaveLength(1);
  });

  it.each([403, 503])("contains for staff the record if its wanted changes can't be read (%d)", async (status) => {
    const session = server({ "/registration/d1": failing(status) });
    const { parts, notRead } = await collect(session, { without: ["consents"] });
    expect(parts.record).toMatchObject({ _id: "d1", note: "della segreteria" });
    expect(notRead).toEqual([{ part: "record", reason: "Non ora." }]);
  });

  it("fails if the record can't be read", async () => {
    await expect(collect(server({ "/donors/d1": failing(503) }))).rejects.toThrow("Non ora.");
  });
});
