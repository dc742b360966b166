import { expect, it } from "vitest";
import { parseResponse } from "../../api/readers/parse-response";
import { newestFirst } from "./by-day";
import { formerData, formerValue, recordAfter, type RestoreRules } from "./former-data";
import { kindsOf } from "./kinds";
import { historyAnswer } from "./requests/get-donor-history";
import { texts } from "./texts";

const RULES: RestoreRules = { today: "2026-11-20", zones: ["Bergamo", "Clusone"], may: () => true };
const change = (field: string, from: unknown, to: unknown) => ({ field, from, to });
const read = (...sent: object[]) =>
  newestFirst(
    parseResponse(historyAnswer, {
      history: sent.map((one, index) => ({
        date: `2026-11-0${index + 1}T10:00:00Z`,
        subject: "donor",
        subjectId: "d1",
        action: "update",
        version: index + 2,
        ...one,
      })),
    }).history,
  );
const now = (values: object) => ({ values: { ...values }, version: 4, deleted: false });

/** @returns why each field can't be restored, or null */
const blockedReasons = (values: object, changes: ReturnType<typeof change>[], rules = RULES) => {
  const entry = read({ changes })[0]!;
  return Object.fromEntries(
    changes.map((one) => [one.field, formerValue(entry, one, now(values), rules)?.blockedReason]),
  );
};

it("a former value can be restored, except an unchanged, an invalid and a missing value, and a zone that no longer exists", () => {
  expect(
    blockedReasons({ mobile: "347 555 0199", cap: "24100", area: "Bergamo", fiscalCode: null, lastName: "Rossi" }, [
      change("mobile", "347 555 0142", "347 555 0199"),
      change("cap", "24100", "24121"),
      change("area", "Valtesse", "Bergamo"),
      change("fiscalCode", "VGNGLI80A41A794X", null),
      change("lastName", null, "Rossi"),
    ]),
  ).toEqual({
    mobile: null,
    cap: texts.blockedReasons.same,
    area: texts.blockedReasons.zone,
    fiscalCode: texts.blockedReasons.invalid,
    lastName: texts.blockedReasons.missing,
  });
});

it("if the zones are unknown, a zone can be restored", () =>
  expect(
    blockedReasons({ area: "Bergamo" }, [change("area", "Valtesse", "Bergamo")], { ...RULES, zones: undefined }),
  ).toEqual({
    area: null,
  }));

it("forbidden fields and consents can't be restored, and a status isn't data", () => {
  const may = (_subject: string, field: string) => field !== "cardNumber";
  expect(
    blockedReasons(
      { status: "active", cardNumber: "2", privacy: false },
      [
        change("status", "inactive", "active"),
        change("suspension", null, { from: null }),
        change("cardNumber", "1", "2"),
        change("privacy", true, false),
        change("privacyDate", "2020-01-01", null),
      ],
      { ...RULES, may },
    ),
  ).toEqual({
    status: undefined,
    suspension: undefined,
    cardNumber: texts.blockedReasons.forbidden,
    privacy: texts.blockedReasons.consent,
    privacyDate: undefined,
  });
});

it("the data before an entry include fields that later entries changed, without the status", () => {
  const entries = read(
    { changes: [change("mobile", "1", "2"), change("cap", "24100", "24121")] },
    { action: "suspend", changes: [change("status", "active", "suspended")] },
    { changes: [change("mobile", "2", "3"), change("note", null, "Sera")] },
    { subject: "donation", subjectId: "x", changes: [change("place", "Lodi", "Clusone")] },
  );
  const oldest = entries.at(-1)!;
  const data = formerData(oldest, entries, now({ mobile: "3", cap: "24121", note: "Sera" }), RULES);
  expect(Object.fromEntries(data.map(({ field, value }) => [field, value]))).toEqual({
    mobile: "1",
    cap: "24100",
    note: null,
  });
});

it("the state of a donation follows from its entries, and fields of a deleted one can't be restored", () => {
  const entries = read(
    {
      subject: "donation",
      subjectId: "x",
      action: "create",
      changes: [change("place", null, "Lodi"), change("type", null, 1)],
    },
    { subject: "donation", subjectId: "x", changes: [change("place", "Lodi", "Clusone")] },
    { subject: "donation", subjectId: "x", action: "delete", changes: [change("place", "Clusone", null)] },
  );
  expect(recordAfter(entries.slice(1), "donation", "x")).toEqual({
    values: { place: "Clusone", type: 1 },
    version: 3,
    deleted: false,
  });
  const gone = recordAfter(entries, "donation", "x");
  expect(gone.deleted).toBe(true);
  const corrected = entries[1]!;
  expect(formerValue(corrected, corrected.changes[0]!, gone, RULES)?.blockedReason).toBe(texts.blockedReasons.deleted);
});

it("an entry belongs to the data, to the status, or to both", () => {
  const kinds = (sent: object) => kindsOf(read(sent)[0]!);
  expect(kinds({ changes: [change("mobile", "1", "2")] })).toEqual(["data"]);
  expect(kinds({ action: "suspend", changes: [change("status", "active", "suspended")] })).toEqual(["status"]);
  expect(
    kinds({ action: "register", changes: [change("status", "verified", "active"), change("cardNumber", null, "7")] }),
  ).toEqual(["data", "status"]);
  expect(kinds({ changes: [change("status", "active", "dead")] })).toEqual(["status"]);
  expect(kinds({ subject: "donation", changes: [] })).toEqual(["donations"]);
  expect(kinds({ action: "create", changes: [] })).toEqual(["data"]);
});
