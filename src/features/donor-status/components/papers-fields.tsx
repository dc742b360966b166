import { CONSENT_VERSIONS, CONSENTS } from "../../../domain/consents";
import { formatShortDate } from "../../../domain/format";
import { Checkbox } from "../../../ui/field/choice";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { tw } from "../../../ui/tw";
import { DayPicker } from "../../forms";
import type { PapersDraft, ReadPapers } from "../papers-draft";
import { texts } from "../texts";

interface PapersFieldsProps {
  draft: PapersDraft;
  onDraft: (draft: PapersDraft) => void;
  read: ReadPapers;
  /** What is wrong is said once somebody has tried. */
  tried: boolean;
  /** What the server refused, by field. */
  refused: Readonly<Record<string, string>>;
}

/** What somebody has signed on paper: which texts, of which version, and on which day. */
export function PapersFields({ draft, onDraft, read, tried, refused }: PapersFieldsProps) {
  return (
    <fieldset className={tw`m-0 grid min-w-0 gap-3 border-0 p-0`}>
      <legend className={tw`mb-1 p-0 font-strong`}>{texts.papers}</legend>
      <p className={tw`text-label text-muted`}>{texts.papersHint}</p>
      {CONSENTS.map(({ code, field, label, required }) => (
        <Checkbox
          key={code}
          label={required ? label : texts.optionalPaper(label)}
          checked={draft.given.includes(code)}
          onChange={({ target }) =>
            onDraft({
              ...draft,
              given: target.checked ? [...draft.given, code] : draft.given.filter((one) => one !== code),
            })
          }
          error={(tried && required && read.missing.includes(code) && texts.paperMissing) || refused[field]}
        />
      ))}
      <div className={tw`grid items-start gap-4 w700:grid-cols-2`}>
        <Field
          label={texts.signedOn}
          error={
            (read.problem && (tried || draft.signed.length >= 10) && texts.signedProblems[read.problem]) ||
            refused.signed
          }
        >
          <DayPicker
            calendarLabel={texts.signedOn}
            value={draft.signed}
            onValueChange={(signed) => onDraft({ ...draft, signed })}
            placeholder={texts.dayForm}
          />
        </Field>
        <Field label={texts.textVersion}>
          <Select
            value={draft.version}
            onChange={({ target }) => onDraft({ ...draft, version: target.value })}
            options={CONSENT_VERSIONS.map(({ version, date }) => ({
              value: version,
              label: texts.versionOf(version, formatShortDate(date)),
            }))}
          />
        </Field>
      </div>
    </fieldset>
  );
}
