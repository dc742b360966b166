import { Copy, TriangleAlert } from "lucide-react";
import { useMemo, useState } from "react";
import { useToday } from "../../../../api/react/use-today";
import {
  translateFilter,
  inexpressible,
  type FilterTranslation,
} from "../../../../domain/filter/languages/translate-filter";
import { LANGUAGE_NAMES, type FilterLanguage } from "../../../../domain/filter/languages/texts";
import type { FilterGroup } from "../../../../domain/filter/filter";
import { filterSentence } from "../../../../domain/filter/sentence/sentence";
import type { RecordKind } from "../../../../domain/records/records";
import { Banner } from "../../../../ui/messages/banner";
import { Button } from "../../../../ui/buttons/button";
import { Switch } from "../../../../ui/field/switch";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
import { Tabs } from "../../../../ui/page/tabs";
import { useToast } from "../../../../ui/toast/toast";
import { tw } from "../../../../ui/tw";
import { copyText } from "../../../../ui/browser/copy-text";
import { builderTexts as texts } from "../builder/builder-texts";
import { Icon } from "../../../../ui/icons/icon";
import { uiTexts } from "../../../../ui/texts";
import type { DialogProps } from "../../../../ui/overlay/use-opened";

const LANGUAGES = ["sql", "mongodb", "cel", "spel", "json-logic"] as const satisfies readonly FilterLanguage[];
type Tab = (typeof LANGUAGES)[number];

interface LanguagesDialogProps extends DialogProps {
  kind: RecordKind;
  /** Valid. */
  filter: FilterGroup;
}

export function LanguagesDialog({ kind, filter, open, onClose }: LanguagesDialogProps) {
  const today = useToday();
  const toast = useToast();
  const [tab, setTab] = useState<Tab>("sql");
  const [withParameters, setWithParameters] = useState(false);
  const [failed, setFailed] = useState(false);
  const language: FilterLanguage = tab === "sql" && withParameters ? "sql-parameters" : tab;
  const context = useMemo(() => ({ list: kind, today }), [kind, today]);
  const reason = inexpressible(language, filter);
  const translated = useMemo(
    () => (reason === null ? translateFilter(language, filter, context) : null),
    [reason, language, filter, context],
  );
  const copy = async (text: string, message: string) => {
    const done = await copyText(text);
    setFailed(!done);
    if (done) toast.success(message, { id: "filter-copied" });
    return false as const;
  };
  return (
    <ConfirmDialog
      alert={false}
      large
      open={open}
      onClose={onClose}
      title={texts.languagesTitle}
      description={`${filterSentence(filter, context).text}.`}
      note={
        <Button
          kind="quiet"
          className={tw`mr-auto narrow:mr-0`}
          onClick={() => void copy(JSON.stringify(filter), texts.copied)}
        >
          {texts.copyForColleague}
        </Button>
      }
      cancel={uiTexts.close}
      cancelKind="secondary"
      submit={texts.copyAs(LANGUAGE_NAMES[tab])}
      icon={Copy}
      disabled={translated === null}
      error={failed && texts.copyFailed}
      onSubmit={() => (translated ? copy(translated.text, texts.copiedAs(LANGUAGE_NAMES[tab])) : false)}
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
            </div>
          ),
        }))}
      />
    </ConfirmDialog>
  );
}

const code = tw`p-4 rounded bg-sunken font-mono text-label leading-[1.65] whitespace-pre-wrap break-anywhere max-h-[320px] overflow-auto forced:border forced:border-sys-text`;

function TranslationView({ name, translated }: { name: string; translated: FilterTranslation }) {
  const { text, parameters, notes } = translated;
  return (
    <>
      {/* scrolls, also by keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="group" aria-label={texts.translated(name)} className={code}>
        {text}
      </pre>
      {parameters && parameters.length > 0 && (
        <div className={tw`grid gap-1.5`}>
          <h3 className={tw`text-body font-strong`}>{texts.parameters}</h3>
          <ol className={tw`grid gap-1 font-mono text-label list-decimal pl-6`}>
            {parameters.map((value, at) => (
              <li key={at} className={tw`break-anywhere`}>
                {JSON.stringify(value)}
              </li>
            ))}
          </ol>
        </div>
      )}
      {notes.length > 0 && (
        <section className={tw`grid gap-2 p-4 border rounded`} aria-label={texts.toKnow(name)}>
          <h3 className={tw`text-body font-strong`}>{texts.toKnow(name)}</h3>
          <ul className={tw`grid gap-2 text-label`}>
            {notes.map((note) => (
              <li key={note} className={tw`flex gap-2 items-start`}>
                <Icon of={TriangleAlert} size={16} className={tw`mt-px text-warn-text`} />
                <span className={tw`min-w-0 break-anywhere`}>{note}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
