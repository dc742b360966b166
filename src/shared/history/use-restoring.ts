import { useState } from "react";
import { notDoneMessage, refusedItems, type ApiError } from "../../api/errors";
import { affectedReads } from "../../api/writes/affected-reads";
import { endpoints } from "../../api/endpoints";
import { useCan } from "../../api/react/ability";
import { useCachedReads } from "../../api/react/cached-reads";
import { useReread } from "../../api/react/use-reread";
import { useQuery, type QueryState } from "../../api/react/use-query";
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
  type CurrentRecord,
  type RestoreRules,
} from "./former-data";
import type { HistoryEntry } from "./requests/get-donor-history";
import { useRestore, type Restoring } from "./requests/use-restore";
import { texts } from "./texts";

/** The current donor, as read by the page. */
export type CurrentDonor = Readonly<Record<string, unknown>> & { readonly version: number | null };

/** Restores data of history entries. */
export interface Restorer {
  /** Whether the user may restore anything. */
  canRestore: boolean;
  /** Returns the former values of an entry, by field; only of fields that users can write. */
  fieldsOf: (entry: HistoryEntry) => ReadonlyMap<string, FormerValue>;
  /** Returns all data before an entry. */
  dataBefore: (entry: HistoryEntry) => readonly FormerValue[];
  /** Whether the entry deleted a donation or an award that can be restored. */
  canUndelete: (entry: HistoryEntry) => boolean;
  /** Restores values, or the record that the entry deleted (null). */
  restore: (entry: HistoryEntry, values: readonly FormerValue[] | null) => Promise<void>;
  /** Whether a write or the reads after it are running. */
  busy: boolean;
  /** Reads the history and the record again, because they are older than a write; null if they aren't, or while they are read. */
  rereadOutdated: (() => void) | null;
}

type ReadyState = Extract<QueryState<unknown>, { status: "ready" }>;

const SUBJECTS: Record<Restoring["subject"], Subject> = { donor: "Donor", donation: "Donation", award: "Award" };
const isSubject = (subject: string): subject is Restoring["subject"] => Object.hasOwn(SUBJECTS, subject);

/**
 * @param history the read of the entries
 * @param entries of the whole history, the newest first
 * @param donor the current donor
 */
export function useRestoring(
  donorId: string,
  history: Pick<ReadyState, "outdated" | "retry">,
  entries: readonly HistoryEntry[],
  donor: CurrentDonor,
): Restorer {
  const can = useCan();
  const today = useToday();
  const toast = useToast();
  const zones = useZones();
  const { invalidate } = useCachedReads();
  const { restore, writing } = useRestore(donorId);
  const record = useQuery(
    { path: endpoints.donor(donorId), schema: donorAnswer },
    { asCached: true, background: true },
  );
  const outdated = [history, ...(record.status === "ready" ? [record] : [])].filter((read) => read.outdated);
  const isRereading = outdated.some((read) => read.outdated === "reread");
  const reread = useReread({ path: endpoints.donor(donorId), schema: donorAnswer });
  // the server's refusals by field and value: they replace the field's button
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

  const currentRecord = ({ subject, subjectId }: HistoryEntry): CurrentRecord =>
    subject === "donor"
      ? { values: donor, version: donor.version, deleted: false }
      : recordAfter(entries, subject, subjectId);
  const withRefusal = ({ blockedReason, ...former }: FormerValue): FormerValue => ({
    ...former,
    blockedReason: blockedReason ?? refused[keyOf(former)] ?? null,
  });
  // what another record had before a merge isn't restored here
  const idOf = ({ subject, subjectId, of }: HistoryEntry) => (of ? null : subject === "donor" ? donorId : subjectId);

  /** For a server without versions: rereads the record and compares the fields. */
  const changedMeanwhile = async (before: Readonly<Record<string, unknown>>): Promise<boolean> => {
    const again = await reread();
    if (!again.ok) return false;
    const read: Readonly<Record<string, unknown>> = again.data.donor;
    return Object.entries(before).some(([field, value]) => (read[field] ?? null) !== value);
  };
  const showConflict = async () => {
    toast.error(texts.notRestored(texts.changedMeanwhile));
    await invalidate(affectedReads.donor(donorId)).user;
  };
  const showFailure = async (error: ApiError, fields: readonly FormerValue[]) => {
    const refusals = refusalsOf(error, fields);
    setRefused((former) => ({ ...former, ...refusals }));
    if (Object.keys(refusals).length > 0) return;
    if (error.status !== 409) return toast.error(notDoneMessage(error, texts.notRestored));
    await showConflict();
  };

  return {
    canRestore: can("update", "Donor", donor) || may("update", "donation") || may("update", "award"),
    fieldsOf: (entry) =>
      new Map(
        entry.changes.flatMap((change) => {
          const former = idOf(entry) === null ? null : formerValue(entry, change, currentRecord(entry), rules);
          return former ? [[former.field, withRefusal(former)] as const] : [];
        }),
      ),
    dataBefore: (entry) =>
      idOf(entry) === null ? [] : formerData(entry, entries, currentRecord(entry), rules).map(withRefusal),
    canUndelete: (entry) =>
      entry.action === "delete" &&
      entry.of === null &&
      entry.subject !== "donor" &&
      entry.subjectId !== null &&
      entries.find(({ subjectId, subject }) => subjectId === entry.subjectId && subject === entry.subject) === entry &&
      may("delete", entry.subject),
    restore: async (entry, values) => {
      const id = idOf(entry);
      if (id === null || !isSubject(entry.subject)) return;
      const now = currentRecord(entry);
      const fields = values && {
        values: Object.fromEntries(values.map(({ field, value }) => [field, value])),
        before: Object.fromEntries(values.map(({ field }) => [field, now.values[field] ?? null])),
      };
      if (fields && entry.subject === "donor" && now.version === null && (await changedMeanwhile(fields.before)))
        return showConflict();
      const outcome = await restore({ subject: entry.subject, id, fields, version: now.version });
      if (!outcome.ok) await showFailure(outcome.error, values ?? []);
    },
    busy: writing || isRereading,
    rereadOutdated: outdated.length > 0 && !isRereading ? () => outdated.forEach(({ retry }) => retry()) : null,
  };
}

const keyOf = ({ field, value }: Pick<FormerValue, "field" | "value">) => `${field} ${JSON.stringify(value)}`;

/** Returns the messages of an error by field: from its items, or for a code that is the field's name (a taken fiscal code). */
function refusalsOf({ code, body, message }: ApiError, fields: readonly FormerValue[]): Record<string, string> {
  const messages = fields.flatMap((former) => {
    const item = refusedItems(body).find(({ param }) => param === former.field);
    const text = item?.msg ?? (code === former.field ? message : null);
    return text ? [[keyOf(former), text] as const] : [];
  });
  return Object.fromEntries(messages);
}
