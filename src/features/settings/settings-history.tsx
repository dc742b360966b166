import { useId, useState } from "react";
import { pageEndpoints } from "../../api/page-endpoints";
import { FORBIDDEN_STATUSES } from "../../api/errors";
import { failedReads, useFeatureQuery } from "../../api/react/use-feature";
import { instant, list, map, record, text, type Reader } from "../../api/readers/read";
import { formatFullInstant } from "../../domain/format";
import type { SectionName } from "../../domain/settings/sections";
import { ChangeList, type VisibleChange } from "../../shared/history";
import { Button } from "../../ui/buttons/button";
import { FocusFallback } from "../../ui/focus/focus-fallback";
import { ReadFailed } from "../../ui/messages/read-failed";
import { tw } from "../../ui/tw";
import { texts } from "./texts";

const anything: Reader<unknown, unknown> = (value) => value ?? null;

const settingsHistoryAnswer = list(
  "history",
  record({
    date: instant(""),
    author: map(record({ name: text("") }), (read) => read?.name ?? ""),
    from: anything,
    to: anything,
  }),
);

/** How many saves are shown at first, and how many more with each press of the button. */
const FIRST = 5;
const MORE = 20;

interface SettingsHistoryProps {
  section: SectionName;
  /** @returns what a save changed. `from` is missing in the first save */
  changesOf: (from: unknown, to: unknown) => readonly VisibleChange[];
}

/** The history of a section, newest first: who saved, when, and what changed. Renders nothing if there is none. */
export function SettingsHistory({ section, changesOf }: SettingsHistoryProps) {
  const id = useId();
  const [limit, setLimit] = useState(FIRST);
  const query = { path: pageEndpoints.settingsHistory(section), schema: settingsHistoryAnswer };
  const state = useFeatureQuery("history", query, { optional: FORBIDDEN_STATUSES });
  const failed = failedReads(state);
  const saves = state.status === "ready" ? state.data.history : [];
  if (!failed && saves.length === 0) return null;
  return (
    <section aria-labelledby={id} className={tw`grid gap-4 border-t border-line px-6 pt-5 pb-6 narrow:px-4`}>
      <h2 id={id} className={tw`text-lead tracking-snug`}>
        {texts.history}
      </h2>
      {failed && <ReadFailed title={texts.historyFailed} {...failed} />}
      <ol className={tw`grid gap-4 empty:hidden`}>
        {saves.slice(0, limit).map(({ date, author, from, to }, nth) => (
          <li key={`${date} ${nth}`} className={tw`grid gap-1.5`}>
            <span className={tw`flex flex-wrap items-baseline gap-x-2`}>
              <b className={tw`font-strong break-anywhere`}>{author || texts.somebody}</b>
              <span className={tw`text-label text-muted`}>{formatFullInstant(date)}</span>
            </span>
            <ChangeList changes={changesOf(from, to)} />
          </li>
        ))}
      </ol>
      {saves.length > limit && (
        <FocusFallback className={tw`justify-self-start`}>
          <Button small onClick={() => setLimit(limit + MORE)}>
            {texts.earlier}
          </Button>
        </FocusFallback>
      )}
    </section>
  );
}

/** @returns the fields whose values differ, as changes. Null means no value */
export const changesIn = (
  fields: readonly (readonly [field: string, label: string, before: string | null, after: string | null])[],
): VisibleChange[] =>
  fields
    .filter(([, , before, after]) => before !== after)
    .map(([field, label, before, after]) => ({ kind: "change", field, label, before, after }));
