import { TriangleAlert } from "lucide-react";
import type { FilterTranslation } from "../../../../domain/filter/languages/translate-filter";
import { Icon } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { builderTexts as texts } from "../builder-texts";

const code = tw`p-4 rounded bg-sunken font-mono text-label leading-[1.65] whitespace-pre-wrap break-anywhere max-h-[320px] overflow-auto forced:border forced:border-sys-text`;

/** A filter in one language: its text, its parameters, and what to know of it. */
export function TranslationView({ name, translated }: { name: string; translated: FilterTranslation }) {
  const { text, parameters, notes } = translated;
  return (
    <>
      {/* a long one scrolls, with the keyboard, too */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
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
