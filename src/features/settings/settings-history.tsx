import { useId, useState } from "react";
import { endpoints } from "../../api/endpoints";
import { FORBIDDEN_STATUSES } from "../../api/errors";
import { failedReads, useFeatureQuery } from "../../api/react/use-feature";
import { instant, list, map, record, text, type Reader } from "../../api/read";
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

/** Saves that are shown before the user asks for more, and how many more each time. */
const FIRST = 5;
const MORE = 20;

interface SettingsHistoryProps {
  section: SectionName;
  /** @returns what a save changed, from the values before and after; before the first save there are none */
  changesOf: (from: unknown, to: unknown) => readonly VisibleChange[];
}

/** Who saved a section, when, and what that changed, newest first. Nothing if the server has no history, or nobody saved. */
export function SettingsHistory({ section, changesOf }: SettingsHistoryProps) {
  const id = useId();
  const [most, setMost] = useState(FIRST);
  const query = { path: endpoints.settingsHistory(section), schema: settingsHistoryAnswer };
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
        {saves.slice(0, most).map(({ date, author, from, to }, nth) => (
          <li key={`${date} ${nth}`} className={tw`grid gap-1.5`}>
            <span className={tw`flex flex-wrap items-baseline gap-x-2`}>
              <b className={tw`font-strong break-anywhere`}>{author || texts.somebody}</b>
              <span className={tw`text-label text-muted`}>{formatFullInstant(date)}</span>
            </span>
            <ChangeList changes={changesOf(from, to)} />
          </li>
        ))}
      </ol>
      {saves.length > most && (
        <FocusFallback className={tw`justify-self-start`}>
          <Button small onClick={() => setMost(most + MORE)}>
            {texts.earlier}
          </Button>
        </FocusFallback>
      )}
    </section>
  );
}

/** @returns the labels whose values differ, as changes; null stands for no value */
export const changesIn = (
  fields: readonly (readonly [field: string, label: string, before: string | null, after: string | null])[],
): VisibleChange[] =>
  fields
    .filter(([, , before, after]) => before !== after)
    .map(([field, label, before, after]) => ({ kind: "change", field, label, before, after }));
