import { useEffect, useRef } from "react";
import type { FieldCatalogue } from "../../../domain/fields/field";
import { Banner } from "../../../ui/messages/banner";
import { tw } from "../../../ui/tw";
import type { FormWords } from "../form-words";
import { texts } from "../texts";
import { SideChoice } from "./side-choice";
import type { Merged, Side } from "./use-conflict";

interface MergedNoticeProps extends Pick<FormWords, "shown"> {
  fields: FieldCatalogue;
  merged: Merged;
  /** What to do where nothing is left to choose. */
  all: string;
  onChoose: (name: string, side: Side) => void;
}

/** After newer data came into the form: what both have changed side by side, to choose from; the form shows what is chosen. */
export function MergedNotice({ fields, merged, all, shown, onChoose }: MergedNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={tw`focus-visible:outline-none`}>
      <Banner tone="info" title={texts.mergedTitle}>
        {merged.conflicts.length === 0 ? (
          all
        ) : (
          <div className={tw`grid gap-2`}>
            {texts.chooseSide}
            {Object.entries(fields)
              .filter(([name]) => merged.conflicts.includes(name))
              .map(([name, field]) => (
                <div key={name} className={tw`overflow-hidden rounded border border-line bg-surface text-ink`}>
                  <SideChoice
                    field={field}
                    values={{ mine: merged.mine[name], theirs: merged.theirs[name] }}
                    labels={texts.sides}
                    shown={shown && ((value) => shown(name, value))}
                    chosen={merged.chosen[name] ?? "mine"}
                    onChoose={(side) => onChoose(name, side)}
                  />
                </div>
              ))}
          </div>
        )}
      </Banner>
    </div>
  );
}
