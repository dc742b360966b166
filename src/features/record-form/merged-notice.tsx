import { useEffect, useRef } from "react";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { tw } from "../../ui/tw";
import { formatShortDate } from "../../domain/format";
import { optionLabel, type FieldCatalogue, type FieldDefinition } from "../../domain/fields/field";
import type { FormValues } from "../../domain/fields/form-values";
import type { Merged } from "./use-conflict";
import { texts } from "./texts";

interface MergedNoticeProps {
  fields: FieldCatalogue;
  merged: Merged;
  /** What to do where nothing was changed by both. */
  all: string;
  onTake: (name: string) => void;
}

/** After newer data came into the form: what was kept although the record says otherwise, and a way to take that. */
export function MergedNotice({ fields, merged: { both, theirs }, all, onTake }: MergedNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={tw`focus-visible:outline-none`}>
      <Banner tone="info" title={texts.mergedTitle}>
        {both.length === 0 ? (
          all
        ) : (
          <>
            {texts.mergedKept}
            <ul className={tw`mt-2 grid gap-2`}>
              {Object.entries(fields)
                .filter(([name]) => both.includes(name))
                .map(([name, field]) => (
                  <li key={name} className={tw`flex flex-wrap items-center gap-x-3 gap-y-1`}>
                    <span className={tw`text-ink`}>{field.label}</span>
                    <Button small onClick={() => onTake(name)}>
                      {takeLabel(field, theirs[name])}
                    </Button>
                  </li>
                ))}
            </ul>
          </>
        )}
      </Banner>
    </div>
  );
}

function takeLabel(field: FieldDefinition, value: FormValues[string] | undefined): string {
  if (typeof value === "boolean") return texts.takeNew(value ? texts.yes : texts.no);
  const text = String(value ?? "");
  if (text === "") return texts.takeNothing;
  return texts.takeNew(field.kind === "day" ? formatShortDate(text) : optionLabel(field, text));
}
