import { ClipboardPaste, Copy } from "lucide-react";
import { useState, useEffect, useRef } from "react";
import type { FilterGroup } from "../../../../domain/filter/filter";
import type { FilterFields } from "../../../../domain/filter/filter-fields";
import type { RecordKind } from "../../../../domain/records/records";
import { Button } from "../../../../ui/buttons/button";
import { Textarea } from "../../../../ui/field/textarea";
import { tw } from "../../../../ui/tw";
import { useToast } from "../../../../ui/toast/toast";
import { copyText } from "../../../../ui/browser/copy-text";
import { useFilterLanguages } from "../languages/use-filter-languages";
import { builderTexts as texts } from "./builder-texts";
import { readFilterText } from "../../../../domain/filter/wire/parse-filter";
import { FILTER_READ_ERRORS } from "../../../../domain/filter/checking/check-filter";
import { Field } from "../../../../ui/field/field";
import { uiTexts } from "../../../../ui/texts";

interface BuilderToolsProps {
  kind: RecordKind;
  fields: FilterFields;
  /** Null without a valid filter. */
  filter: FilterGroup | null;
  onPaste: (filter: FilterGroup) => void;
}

export function BuilderTools({ kind, fields, filter, onPaste }: BuilderToolsProps) {
  const toast = useToast();
  const [pasting, setPasting] = useState(false);
  const languages = useFilterLanguages(kind, filter);
  const [uncopiedText, setUncopiedText] = useState<string | null>(null);
  const copy = async (text: string) => {
    const done = await copyText(text);
    setUncopiedText(done ? null : text);
    if (done) toast.success(texts.copied, { id: "filter-copied" });
  };
  return (
    <>
      <div className={tw`flex flex-wrap gap-2`}>
        {filter && (
          <>
            <Button small kind="quiet" icon={Copy} onClick={() => void copy(JSON.stringify(filter))}>
              {texts.copy}
            </Button>
            {languages.button}
          </>
        )}
        <Button small kind="quiet" icon={ClipboardPaste} aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          {texts.paste}
        </Button>
      </div>
      {uncopiedText !== null && (
        <div className={tw`grid gap-2`} role="alert">
          <p className={tw`text-label text-danger-text font-medium`}>{texts.copyFailed}</p>
          <Textarea
            readOnly
            aria-label={texts.copy}
            rows={3}
            value={uncopiedText}
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

interface PasteFilterProps {
  fields: FilterFields;
  /** @param omitted number of rules that couldn't be used */
  onUse: (filter: FilterGroup, omitted: number) => void;
  onCancel: () => void;
}

/** Pastes a copied filter. An unreadable one is an error, never a filter for everybody. */
function PasteFilter({ fields, onUse, onCancel }: PasteFilterProps) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const use = () => {
    const reading = readFilterText(text, fields);
    if (reading.status === "read") onUse(reading.filter, reading.omitted.length);
    else {
      setError(FILTER_READ_ERRORS[reading.error]);
      area.current?.focus();
    }
  };
  return (
    <div className={tw`grid gap-3 p-4 border rounded-lg bg-surface`}>
      <Field label={texts.pasteLabel} help={texts.pasteHelp} error={error}>
        <Textarea
          ref={area}
          rows={4}
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
          className={tw`font-mono text-label`}
        />
      </Field>
      <div className={tw`flex flex-wrap gap-2`}>
        <Button small onClick={use}>
          {texts.pasteUse}
        </Button>
        <Button small kind="quiet" onClick={onCancel}>
          {uiTexts.cancel}
        </Button>
      </div>
    </div>
  );
}
