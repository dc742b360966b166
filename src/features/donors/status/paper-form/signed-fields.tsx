import { consentLabel, type SignedProblem } from "../../../../domain/donor/consents";
import { formatShortDate } from "../../../../domain/format";
import type { PaperEdition } from "../../../../domain/settings/paper-editions";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { tw } from "../../../../ui/tw";
import { dayMessage, DayPicker, isFullLength } from "../../../../shared/forms";
import { texts } from "../texts";

interface Signed {
  /** Id of an edition. */
  edition: string;
  /** An ISO day, or the text typed so far. */
  signed: string;
}

interface SignedFieldsProps {
  draft: Signed;
  /** The newest first; none while they load, and after an error. */
  editions: readonly PaperEdition[];
  onChange: (change: Partial<Signed>) => void;
  problem: SignedProblem | null;
  /** Whether the user has submitted: then problems show. */
  tried: boolean;
  refused: string | undefined;
}

/** The day on which a paper form was signed, and its edition. */
export function SignedFields({
  draft: { edition, signed },
  editions,
  onChange,
  problem,
  tried,
  refused,
}: SignedFieldsProps) {
  return (
    <div className={tw`grid items-start gap-4 w700:grid-cols-2`}>
      <Field
        label={texts.signedOn}
        error={
          dayMessage(signed, problem && (tried || isFullLength(signed)) && texts.signedProblems[problem]) || refused
        }
      >
        <DayPicker
          days="latest"
          calendarLabel={texts.signedOn}
          value={signed}
          onValueChange={(day) => onChange({ signed: day })}
          placeholder={texts.dayForm}
        />
      </Field>
      <Field label={texts.textVersion} error={tried && editions.length === 0 && texts.textsUnknown}>
        <Select
          value={edition || (editions[0]?.id ?? "")}
          onChange={({ target }) => onChange({ edition: target.value })}
          options={editions.map((option) => ({ value: option.id, label: editionLabel(option) }))}
        />
      </Field>
    </div>
  );
}

/** Identifies an edition by the version numbers printed on the form. */
function editionLabel({ versions, date, changed }: PaperEdition): string {
  const numbers = new Set(Object.values(versions));
  const version =
    numbers.size === 1
      ? [...numbers].join()
      : changed.map((code) => `${consentLabel(code)} ${versions[code]}`).join(", ");
  return texts.versionOf(version, formatShortDate(date));
}
