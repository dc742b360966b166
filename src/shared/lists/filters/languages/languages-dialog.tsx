import { Copy } from "lucide-react";
import { useMemo, useState } from "react";
import { useToday } from "../../../../api/react/use-today";
import { translateFilter, untellable } from "../../../../domain/filter/languages/translate-filter";
import { LANGUAGE_NAMES, type FilterLanguage } from "../../../../domain/filter/languages/texts";
import type { FilterGroup } from "../../../../domain/filter/filter";
import { writeFilter } from "../../../../domain/filter/parse-filter";
import { filterSentence } from "../../../../domain/filter/sentence";
import type { RecordKind } from "../../../../domain/record-kinds";
import { AlertRegion } from "../../../../ui/alert-region";
import { Banner } from "../../../../ui/banner";
import { Button } from "../../../../ui/button";
import { Switch } from "../../../../ui/field/switch";
import { Dialog } from "../../../../ui/overlay/dialog";
import { Tabs } from "../../../../ui/tabs";
import { useToast } from "../../../../ui/toast/toast";
import { tw } from "../../../../ui/tw";
import { copyText } from "../../../../ui/copy-text";
import { builderTexts as texts } from "../builder-texts";
import { TranslationView } from "./translation-view";

const LANGUAGES = ["sql", "mongodb", "cel", "spel", "json-logic"] as const satisfies readonly FilterLanguage[];
type Tab = (typeof LANGUAGES)[number];

interface LanguagesDialogProps {
  of: RecordKind;
  /** Without problems. */
  filter: FilterGroup;
  open: boolean;
  onClose: () => void;
}

/** The filter in the languages of other programs, with what each of them doesn't say as it is meant here. */
export function LanguagesDialog({ of, filter, open, onClose }: LanguagesDialogProps) {
  const today = useToday();
  const toast = useToast();
  const [tab, setTab] = useState<Tab>("sql");
  const [withParameters, setWithParameters] = useState(false);
  const [failed, setFailed] = useState(false);
  const language: FilterLanguage = tab === "sql" && withParameters ? "sql-parameters" : tab;
  const context = useMemo(() => ({ list: of, today }), [of, today]);
  const reason = untellable(language, filter);
  const translated = useMemo(
    () => (reason === null ? translateFilter(language, filter, context) : null),
    [reason, language, filter, context],
  );
  const copy = async (text: string, said: string) => {
    const done = await copyText(text);
    setFailed(!done);
    if (done) toast.success(said, { id: "filter-copied" });
  };
  return (
    <Dialog
      large
      open={open}
      onClose={onClose}
      title={texts.languagesTitle}
      description={`${filterSentence(filter, context).text}.`}
      footer={
        <>
          <Button
            kind="quiet"
            className={tw`mr-auto narrow:mr-0`}
            onClick={() => void copy(writeFilter(filter), texts.copied)}
          >
            {texts.copyForColleague}
          </Button>
          <Button className={tw`narrow:hidden`} onClick={onClose}>
            {texts.close}
          </Button>
          <Button
            kind="primary"
            icon={Copy}
            disabled={translated === null}
            onClick={() => translated && void copy(translated.text, texts.copiedAs(LANGUAGE_NAMES[tab]))}
          >
            {texts.copyAs(LANGUAGE_NAMES[tab])}
          </Button>
        </>
      }
    >
      <Tabs
        label={texts.languages}
        className={tw`mt-4`}
        value={tab}
        onValueChange={setTab}
        tabs={LANGUAGES.map((value) => ({
          value,
          label: LANGUAGE_NAMES[value],
          panel: (
            <div className={tw`grid gap-4 grid-cols-[minmax(0,1fr)]`}>
              {value === "sql" && (
                <Switch
                  label={texts.withParameters}
                  checked={withParameters}
                  onChange={({ target }) => setWithParameters(target.checked)}
                />
              )}
              {reason !== null && <Banner tone="warn" title={reason} live />}
              {translated && <TranslationView name={LANGUAGE_NAMES[tab]} translated={translated} />}
              <AlertRegion title={failed && texts.copyFailed} />
            </div>
          ),
        }))}
      />
    </Dialog>
  );
}
