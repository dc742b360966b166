import { useState } from "react";
import { notDoneMessage, refusedItems, type ApiError } from "../../api/errors";
import { affectedReads } from "../../api/affected-reads";
import { endpoints } from "../../api/endpoints";
import { useCan } from "../../api/react/ability";
import { useCachedReads } from "../../api/react/cached-reads";
import { useReread } from "../../api/react/use-reread";
import { useToday } from "../../api/react/use-today";
import type { Subject } from "../../api/session/ability";
import { useToast } from "../../ui/toast/toast";
import { donorAnswer } from "../donor/reads";
import { useZones } from "../settings/zones";
import {
  formerData,
  formerValue,
  recordAfter,
  type FormerValue,
  type RecordNow,
  type RestoreRules,
} from "./former-data";
import type { HistoryEntry } from "./requests/get-donor-history";
import { useRestore, type Restoring } from "./requests/use-restore";
import { texts } from "./texts";

/** A donor's record as the screen around the history has read it. */
export type DonorNow = Readonly<Record<string, unknown>> & { readonly version: number | null };

/** What can be brought back of the entries of a history. */
export interface Restorer {
  /** Whether the reader may write any of it. */
  mayAny: boolean;
  /** Of one entry, by its fields; a field that isn't in it is no data. */
  fieldsOf: (entry: HistoryEntry) => ReadonlyMap<string, FormerValue>;
  /** All data as they were before an entry. */
  dataBefore: (entry: HistoryEntry) => readonly FormerValue[];
  /** Whether an entry tells of a donation or an award that was deleted, and may come back. */
  bringsBack: (entry: HistoryEntry) => boolean;
  /** Writes it. Null for what the entry deleted. */
  restore: (entry: HistoryEntry, values: readonly FormerValue[] | null) => Promise<void>;
  writing: boolean;
}

const SUBJECTS: Record<Restoring["subject"], Subject> = { donor: "Donor", donation: "Donation", award: "Award" };
const isSubject = (subject: string): subject is Restoring["subject"] => Object.hasOwn(SUBJECTS, subject);

/**
 * @param entries of the whole history, the newest first
 * @param donor as it is now
 */
export function useRestoring(donorId: string, entries: readonly HistoryEntry[], donor: DonorNow): Restorer {
  const can = useCan();
  const today = useToday();
  const toast = useToast();
  const zones = useZones();
  const { invalidate } = useCachedReads();
  const { restore, writing } = useRestore(donorId);
  const reread = useReread({ path: endpoints.donor(donorId), schema: donorAnswer });
  // what the server has refused, by the field's name and value: it says so where the button stood
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});

  const area = donor.area;
  const rules: RestoreRules = {
    today,
    zones: zones.status === "ready" ? zones.data.zones.map(({ name }) => name) : undefined,
    may: (subject, field) =>
      subject === "donor" ? can("update", "Donor", donor, field) : may("update", subject, field),
  };
  const may = (action: "update" | "delete", subject: string, field?: string) =>
    isSubject(subject) && can(action, SUBJECTS[subject], { donorId, area }, field);

  const nowOf = ({ subject, subjectId }: HistoryEntry): RecordNow =>
    subject === "donor"
      ? { values: donor, version: donor.version, deleted: false }
      : recordAfter(entries, subject, subjectId);
  const told = ({ why, ...former }: FormerValue): FormerValue => ({
    ...former,
    why: why ?? refused[keyOf(former)] ?? null,
  });
  const idOf = ({ subject, subjectId }: HistoryEntry) => (subject === "donor" ? donorId : subjectId);

  /** For a server without versions: what is to be replaced is read again before, and compared. */
  const changedMeanwhile = async (before: Readonly<Record<string, unknown>>): Promise<boolean> => {
    const again = await reread();
    if (!again.ok) return false;
    const read: Readonly<Record<string, unknown>> = again.data.donor;
    return Object.entries(before).some(([field, value]) => (read[field] ?? null) !== value);
  };
  const tellChanged = async () => {
    toast.error(texts.notRestored(texts.changedMeanwhile));
    await invalidate(affectedReads.donor(donorId));
  };
  const fail = async (error: ApiError, fields: readonly FormerValue[]) => {
    const named = refusalsOf(error, fields);
    setRefused((former) => ({ ...former, ...named }));
    if (Object.keys(named).length > 0) return;
    if (error.status !== 409) return toast.error(notDoneMessage(error, texts.notRestored));
    await tellChanged();
  };

  return {
    mayAny: can("update", "Donor", donor) || may("update", "donation") || may("update", "award"),
    fieldsOf: (entry) =>
      new Map(
        entry.changes.flatMap((change) => {
          const former = idOf(entry) === null ? null : formerValue(entry, change, nowOf(entry), rules);
          return former ? [[former.field, told(former)] as const] : [];
        }),
      ),
    dataBefore: (entry) => (idOf(entry) === null ? [] : formerData(entry, entries, nowOf(entry), rules).map(told)),
    bringsBack: (entry) =>
      entry.action === "delete" &&
      entry.subject !== "donor" &&
      entry.subjectId !== null &&
      entries.find(({ subjectId, subject }) => subjectId === entry.subjectId && subject === entry.subject) === entry &&
      may("delete", entry.subject),
    restore: async (entry, values) => {
      const id = idOf(entry);
      if (id === null || !isSubject(entry.subject)) return;
      const now = nowOf(entry);
      const fields = values && {
        values: Object.fromEntries(values.map(({ field, value }) => [field, value])),
        before: Object.fromEntries(values.map(({ field }) => [field, now.values[field] ?? null])),
      };
      if (fields && entry.subject === "donor" && now.version === null && (await changedMeanwhile(fields.before)))
        return tellChanged();
      const outcome = await restore({ subject: entry.subject, id, fields, version: now.version });
      if (!outcome.ok) await fail(outcome.error, values ?? []);
    },
    writing,
  };
}

const keyOf = ({ field, value }: Pick<FormerValue, "field" | "value">) => `${field} ${JSON.stringify(value)}`;

/** What a refusal says of single fields: by its items, or by a code that is a field's name (a fiscal code that is taken). */
function refusalsOf({ code, body, message }: ApiError, fields: readonly FormerValue[]): Record<string, string> {
  const said = fields.flatMap((former) => {
    const item = refusedItems(body).find(({ param }) => param === former.field);
    const words = item?.msg ?? (code === former.field ? message : null);
    return words ? [[keyOf(former), words] as const] : [];
  });
  return Object.fromEntries(said);
}
