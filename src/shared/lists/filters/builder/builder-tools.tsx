import { ClipboardPaste, Copy } from "lucide-react";
import { useState } from "react";
import type { FilterGroup } from "../../../../domain/filter/filter";
import type { FilterFields } from "../../../../domain/filter/filter-fields";
import { writeFilter } from "../../../../domain/filter/wire/parse-filter";
import type { RecordKind } from "../../../../domain/record-kinds";
import { Button } from "../../../../ui/buttons/button";
import { Textarea } from "../../../../ui/field/textarea";
import { tw } from "../../../../ui/tw";
import { useToast } from "../../../../ui/toast/toast";
import { copyText } from "../../../../ui/browser/copy-text";
import { useFilterLanguages } from "../languages/use-filter-languages";
import { builderTexts as texts } from "./builder-texts";
import { PasteFilter } from "./paste-filter";

interface BuilderToolsProps {
  of: RecordKind;
  fields: FilterFields;
  /** What is copied and translated; null while there is nothing, or something is wrong in it. */
  filter: FilterGroup | null;
  onPaste: (filter: FilterGroup) => void;
}

/** The filter comes and goes as text: for a colleague, and for other programs. */
export function BuilderTools({ of, fields, filter, onPaste }: BuilderToolsProps) {
  const toast = useToast();
  const [pasting, setPasting] = useState(false);
  const languages = useFilterLanguages(of, filter);
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async (text: string) => {
    const done = await copyText(text);
    setByHand(done ? null : text);
    if (done) toast.success(texts.copied, { id: "filter-copied" });
  };
  return (
    <>
      <div className={tw`flex flex-wrap gap-2`}>
        {filter && (
          <>
            <Button small kind="quiet" icon={Copy} onClick={() => void copy(writeFilter(filter))}>
              {texts.copy}
            </Button>
            {languages.button}
          </>
        )}
        <Button small kind="quiet" icon={ClipboardPaste} aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          {texts.paste}
        </Button>
      </div>
      {byHand !== null && (
        <div className={tw`grid gap-2`} role="alert">
          <p className={tw`text-label text-danger-text font-medium`}>{texts.copyFailed}</p>
          <Textarea
            readOnly
            aria-label={texts.copy}
            rows={3}
            value={byHand}
            onFocus={({ target }) => target.select()}
          />
        </div>
      )}
      {pasting && (
        <PasteFilter
          fields={fields}
          onCancel={() => setPasting(false)}
          onUse={(pasted, omitted) => {
            setPasting(false);
            onPaste(pasted);
            if (omitted > 0) toast.warning(texts.omitted(omitted));
            else toast.success(texts.pasted);
          }}
        />
      )}
      {languages.dialog}
    </>
  );
}
