import { CONSENTS } from "../../../../domain/donor/consents";
import { Checkbox } from "../../../../ui/field/choice";
import { tw } from "../../../../ui/tw";
import type { PaperEdition } from "../../../../domain/settings/paper-editions";
import type { PapersDraft, ReadPapers } from "../papers-draft";
import { texts } from "../texts";
import { SignedFields } from "./signed-fields";

interface PapersFieldsProps {
  draft: PapersDraft;
  editions: readonly PaperEdition[];
  onDraft: (draft: PapersDraft) => void;
  read: ReadPapers;
  /** What is wrong is said once somebody has tried. */
  tried: boolean;
  /** What the server refused, by field. */
  refused: Readonly<Record<string, string>>;
}

/** What somebody has signed on paper: which texts, of which version, and on which day. */
export function PapersFields({ draft, editions, onDraft, read, tried, refused }: PapersFieldsProps) {
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
      <SignedFields
        draft={draft}
        editions={editions}
        onChange={(change) => onDraft({ ...draft, ...change })}
        problem={read.problem}
        tried={tried}
        refused={refused.signed}
      />
    </fieldset>
  );
}
