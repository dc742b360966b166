import { type ReactNode, useId } from "react";
import { useFeature } from "../../../../api/react/use-feature";
import { dayNumber, isIsoDay } from "../../../../domain/dates/days";
import { formatFullDate } from "../../../../domain/format";
import { MAX_REASON, type SuspensionLength, type SuspensionReason } from "../../../../domain/donor/suspension-reasons";
import { ChoiceGroup } from "../../../../ui/field/choice-group";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { TextInput } from "../../../../ui/field/text-input";
import { tw, cx } from "../../../../ui/tw";
import { dayMessage, DayPicker, isFullLength, type Touched } from "../../../../shared/forms";
import { useSection } from "../../../../shared/settings";
import { suspensionReasonsAnswer } from "../../../../shared/settings/suspension-reasons";
import {
  OTHER_REASON,
  withReason,
  type ReadSuspension,
  type SuspensionField,
  type SuspensionDraft,
} from "./suspension-draft";
import { texts } from "../texts";
import { Radio } from "../../../../ui/field/choice";

interface SuspensionFieldsProps {
  draft: SuspensionDraft;
  onDraft: (draft: SuspensionDraft) => void;
  read: ReadSuspension;
  touched: Touched<SuspensionField>;
  /** The server's messages, by field name. */
  refused: Readonly<Record<string, string>>;
  today: string;
  /** Whether reasons for a permanent suspension are offered. */
  mayBePermanent?: boolean;
  children?: ReactNode;
}

/** The fields of a suspension. The reasons are a list, in a narrow container a select. */
export function SuspensionFields(props: SuspensionFieldsProps) {
  const { draft, onDraft, read, touched, refused, today, mayBePermanent = true, children } = props;
  const { reason } = draft;
  const showsReason = useFeature("settings");
  const known = useSection(suspensionReasonsAnswer)?.values ?? null;
  const reasons = [...(known ?? []), OTHER_REASON].filter(({ length }) => mayBePermanent || length !== "permanent");
  const groups = [
    { heading: texts.withEnd, reasons: reasons.filter(({ length }) => typeof length === "object") },
    { heading: texts.withoutEnd, reasons: reasons.filter(({ length }) => typeof length === "string") },
  ].filter((group) => group.reasons.length > 0);
  const { end } = read;
  const { until, ...others } = read.problems;
  const problems = { ...touched.visible(others), until };
  const set = (change: Partial<SuspensionDraft>) => {
    onDraft({ ...draft, ...change });
    if (change.otherReason !== undefined) touched.touch("otherReason");
    // a half-typed day isn't wrong yet
    if (change.from !== undefined && isFullLength(change.from)) touched.touch("from");
  };
  const reasonError = problems.reason || refused.reason;
  const hasLength = typeof reason?.length === "object";
  const chosen = reason?.id ?? "";
  const choose = (id: string) => {
    const next = reasons.find((candidate) => candidate.id === id);
    if (next) onDraft(withReason(draft, next));
  };
  return (
    <div className={tw`grid items-start gap-6 w700:grid-cols-2 narrow:gap-4`}>
      <div className={tw`hidden w700:block`}>
        <ChoiceGroup legend={texts.suspensionReason} error={reasonError} onBlur={touched.onBlur("reason")}>
          <ReasonList groups={groups} chosen={chosen} onChoose={choose} />
        </ChoiceGroup>
      </div>
      <Field
        label={texts.suspensionReason}
        error={reasonError}
        onBlur={touched.onBlur("reason")}
        className={tw`w700:hidden`}
      >
        <Select
          value={chosen}
          onChange={({ target }) => choose(target.value)}
          placeholder={texts.chooseReason}
          options={groups.map(({ heading, reasons }) => ({
            heading,
            options: reasons.map(({ id, label, length }) => ({
              value: id,
              label: `${label} · ${lengthText(length)}`,
            })),
          }))}
        />
      </Field>
      <div className={tw`grid min-w-0 content-start gap-4`}>
        {reason === OTHER_REASON && (
          <Field
            label={texts.otherReason}
            help={showsReason ? texts.otherHelp : texts.inPlainLanguage}
            error={problems.otherReason || refused.reason}
            onBlur={touched.onBlur("otherReason")}
          >
            <TextInput
              value={draft.otherReason}
              maxLength={MAX_REASON}
              onChange={({ target }) => set({ otherReason: target.value })}
            />
          </Field>
        )}
        <div className={tw`grid items-start gap-3 w700:grid-cols-[142px_minmax(0,1fr)]`}>
          <Field
            label={texts.from}
            help={reason?.fromDay ?? (isIsoDay(draft.from) ? formatFullDate(draft.from) : texts.dayForm)}
            error={dayMessage(draft.from, problems.from) || refused.from}
            onBlur={touched.onBlur("from")}
          >
            <DayPicker
              days="nearest"
              calendarLabel={texts.from}
              value={draft.from}
              onValueChange={(from) => set({ from })}
              placeholder={texts.dayForm}
            />
          </Field>
          {hasLength && (
            <div
              className={tw`grid grid-cols-[72px_minmax(0,1fr)] items-start gap-2 w700:grid-cols-[56px_minmax(0,1fr)]`}
            >
              <Field label={texts.length}>
                <TextInput
                  inputMode="numeric"
                  value={draft.count}
                  maxLength={4}
                  aria-invalid={problems.until !== undefined}
                  onChange={({ target }) => set({ count: target.value.replace(/\D/g, "") })}
                />
              </Field>
              <Field label={texts.unit}>
                <Select
                  value={draft.unit}
                  onChange={({ target }) => set({ unit: target.value as SuspensionLength["unit"] })}
                  options={Object.entries(texts.units).map(([value, label]) => ({ value, label }))}
                />
              </Field>
            </div>
          )}
        </div>
        {!reason && <NoReasonYet />}
        {end !== null && <End end={end} from={draft.from} problem={problems.until ?? refused.until} today={today} />}
        {end === null && hasLength && problems.until && (
          <p role="alert" className={tw`text-label text-danger-text`}>
            {problems.until}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

/** Fills the second column until a reason is chosen. */
const NoReasonYet = () => (
  <>
    <div className={tw`hidden w700:grid gap-0.5 rounded bg-sunken px-3.5 py-3`}>
      <span className={tw`text-label text-muted`}>{texts.until}</span>
      <b className={tw`text-lead leading-tight`}>{texts.chooseReason}</b>
      <span className={tw`text-label text-muted`}>{texts.reasonHasLength}</span>
    </div>
    <div className={tw`hidden w700:block`}>
      <h3 className={tw`mb-2 font-strong`}>{texts.whatChanges}</h3>
      <p className={tw`text-label text-muted text-pretty`}>{texts.whatChangesLater}</p>
    </div>
  </>
);

interface EndProps {
  end: string;
  /** The first suspended day. */
  from: string;
  problem: string | undefined;
  today: string;
}

/** Shows the end of the suspension. */
function End({ end, from, problem, today }: EndProps) {
  const isDay = end !== "open" && end !== "permanent";
  const daysLeft = isDay ? dayNumber(end) - dayNumber(today) : 0;
  const text = isDay ? formatFullDate(end) : end === "open" ? texts.untilOpen : texts.untilEver;
  const hint = isDay
    ? daysLeft === 0
      ? texts.lastToday
      : texts.daysLeft(daysLeft)
    : end === "open"
      ? texts.untilOpenHint
      : null;
  return (
    <div role="status" className={tw`grid gap-0.5 rounded bg-sunken px-3.5 py-3`}>
      <span className={tw`text-label text-muted`}>{texts.until}</span>
      <b className={tw`text-lead leading-tight`}>{text}</b>
      {problem ? (
        <span className={tw`text-label text-danger-text`}>{problem}</span>
      ) : (
        hint && <span className={tw`text-label text-muted`}>{hint}</span>
      )}
      {from > today && isIsoDay(from) && (
        <span className={tw`text-label text-warn-text`}>{texts.notYet(formatFullDate(from))}</span>
      )}
    </div>
  );
}

interface ReasonListProps {
  groups: readonly { heading: string; reasons: readonly SuspensionReason[] }[];
  chosen: string;
  onChoose: (id: string) => void;
}

const lengthText = (length: SuspensionLength | "open" | "permanent"): string =>
  typeof length === "string" ? texts[length] : texts.lengthOf(length);

/** The reasons in groups, each with its length. */
function ReasonList({ groups, chosen, onChoose }: ReasonListProps) {
  const name = useId();
  return (
    <div className={tw`overflow-hidden rounded border`}>
      {groups.map(({ heading, reasons }) => (
        <div key={heading} role="group" aria-label={heading}>
          <p aria-hidden className={tw`border-b bg-sunken px-3 py-1.5 text-label text-muted`}>
            {heading}
          </p>
          {reasons.map(({ id, label, length }) => (
            <Radio
              key={id}
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className={cx(
                tw`px-3 py-[5px] narrow:py-0 [&_label]:w-full [&_label>span]:flex-1`,
                id === chosen && tw`bg-selected`,
              )}
              label={
                <span className={tw`flex justify-between gap-3`}>
                  <span>{label}</span>
                  <span className={tw`text-label text-muted`}>{lengthText(length)}</span>
                </span>
              }
            />
          ))}
        </div>
      ))}
    </div>
  );
}
