import { consentLabel, type SignedProblem } from "../../../../domain/donor/consents";
import { formatShortDate } from "../../../../domain/format";
import type { PaperEdition } from "../../../../domain/settings/paper-editions";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { tw } from "../../../../ui/tw";
import { dayMessage, DayPicker, isTypedOut } from "../../../../shared/forms";
import { texts } from "../texts";

interface Signed {
  /** Id of an edition. */
  edition: string;
  /** An ISO day, or what was typed so far. */
  signed: string;
}

interface SignedFieldsProps {
  draft: Signed;
  /** The editions that a form may have, the newest first; empty while unknown. */
  editions: readonly PaperEdition[];
  onChange: (change: Partial<Signed>) => void;
  problem: SignedProblem | null;
  /** Whether problems show: the user has pressed the button. */
  tried: boolean;
  refused: string | undefined;
}

/** When a paper was signed, and which texts are printed on it. */
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
        error={dayMessage(signed, problem && (tried || isTypedOut(signed)) && texts.signedProblems[problem]) || refused}
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
          options={editions.map((one) => ({ value: one.id, label: editionLabel(one) }))}
        />
      </Field>
    </div>
  );
}

/** How a paper can be told: by the numbers printed on it. */
function editionLabel({ versions, date, changed }: PaperEdition): string {
  const numbers = new Set(Object.values(versions));
  const what =
    numbers.size === 1
      ? [...numbers].join()
      : changed.map((code) => `${consentLabel(code)} ${versions[code]}`).join(", ");
  return texts.versionOf(what, formatShortDate(date));
}
