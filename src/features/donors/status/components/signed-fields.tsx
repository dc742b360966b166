import { CONSENT_VERSIONS, type SignedProblem } from "../../../../domain/consents";
import { formatShortDate } from "../../../../domain/format";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { tw } from "../../../../ui/tw";
import { DayPicker } from "../../../../shared/forms";
import { texts } from "../texts";

interface Signed {
  version: string;
  /** An ISO day, or what was typed so far. */
  signed: string;
}

interface SignedFieldsProps {
  draft: Signed;
  onChange: (change: Partial<Signed>) => void;
  problem: SignedProblem | null;
  /** What is wrong is said once somebody has tried, or the day is written out. */
  tried: boolean;
  /** What the server refused. */
  refused: string | undefined;
}

/** When a paper was signed, and which version of the texts is printed on it. */
export function SignedFields({ draft: { version, signed }, onChange, problem, tried, refused }: SignedFieldsProps) {
  return (
    <div className={tw`grid items-start gap-4 w700:grid-cols-2`}>
      <Field
        label={texts.signedOn}
        error={(problem && (tried || signed.length >= 10) && texts.signedProblems[problem]) || refused}
      >
        <DayPicker
          calendarLabel={texts.signedOn}
          value={signed}
          onValueChange={(day) => onChange({ signed: day })}
          placeholder={texts.dayForm}
        />
      </Field>
      <Field label={texts.textVersion}>
        <Select
          value={version}
          onChange={({ target }) => onChange({ version: target.value })}
          options={CONSENT_VERSIONS.map((one) => ({
            value: one.version,
            label: texts.versionOf(one.version, formatShortDate(one.date)),
          }))}
        />
      </Field>
    </div>
  );
}
