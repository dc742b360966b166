import { fieldWords, IN_A_SENTENCE } from "../../domain/fields/field-words";
import { useEffect, useRef } from "react";
import type { FieldCatalogue } from "../../domain/fields/field";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { tw } from "../../ui/tw";
import { ConflictSides } from "./conflict-sides";
import { texts } from "./texts";
import type { Merged, Side } from "./use-conflict";

export interface MergedNoticeProps {
  fields: FieldCatalogue;
  merged: Merged;
  /** What to do where nothing is left to choose. */
  all: string;
  /** Both versions stand beside each other; else what was typed is kept, with a way to take the record's. */
  sideBySide: boolean;
  onChoose: (name: string, side: Side) => void;
}

/** After newer data came into the form: what both have changed, to choose from. */
export function MergedNotice({ all, sideBySide, ...conflict }: MergedNoticeProps) {
  const { conflicts, chosen } = conflict.merged;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const open = sideBySide ? conflicts : conflicts.filter((name) => chosen[name] !== "theirs");
  return (
    <div ref={box} tabIndex={-1} className={tw`focus-visible:outline-none`}>
      <Banner tone="info" title={texts.mergedTitle}>
        {open.length === 0 ? all : sideBySide ? <ConflictSides {...conflict} /> : <Kept {...conflict} open={open} />}
      </Banner>
    </div>
  );
}

type KeptProps = Omit<MergedNoticeProps, "all" | "sideBySide"> & { open: readonly string[] };

/** What was kept although the record says otherwise, and a way to take that. */
function Kept({ fields, merged: { theirs }, open, onChoose }: KeptProps) {
  const label = (shown: string) => (shown === "" ? texts.takeNothing : texts.takeNew(shown));
  return (
    <>
      {texts.mergedKept}
      <ul className={tw`mt-2 grid gap-2`}>
        {Object.entries(fields)
          .filter(([name]) => open.includes(name))
          .map(([name, field]) => (
            <li key={name} className={tw`flex flex-wrap items-center gap-x-3 gap-y-1`}>
              <span className={tw`text-ink`}>{field.label}</span>
              <Button small onClick={() => onChoose(name, "theirs")}>
                {label(fieldWords(field, theirs[name], IN_A_SENTENCE))}
              </Button>
            </li>
          ))}
      </ul>
    </>
  );
}
