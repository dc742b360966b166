import { useEffect, useRef } from "react";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { tw } from "../../../ui/tw";
import { formatShortDate } from "../../../domain/format";
import type { RegistrationField } from "./merge";
import type { RegistrationValues } from "./registration-schema";
import { texts } from "./texts";

interface MergedNoticeProps {
  /** What both have changed, with the record's value. */
  both: readonly RegistrationField[];
  theirs: RegistrationValues;
  onTake: (name: RegistrationField) => void;
}

/** After newer data came into the form: what was kept although the record says otherwise, and a way to take that. */
export function MergedNotice({ both, theirs, onTake }: MergedNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={tw`focus-visible:outline-none`}>
      <Banner tone="info" title={texts.mergedTitle}>
        {both.length === 0 ? (
          texts.mergedAll
        ) : (
          <>
            {texts.mergedKept}
            <ul className={tw`mt-2 grid gap-2`}>
              {both.map((name) => (
                <li key={name} className={tw`flex flex-wrap items-center gap-x-3 gap-y-1`}>
                  <span className={tw`text-ink`}>{texts.labels[name]}</span>
                  <Button small onClick={() => onTake(name)}>
                    {takeLabel(theirs[name])}
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

function takeLabel(value: RegistrationValues[RegistrationField]): string {
  if (typeof value === "boolean") return texts.takeNew(value ? texts.yes : texts.no);
  return value === "" ? texts.takeNothing : texts.takeNew(formatShortDate(value));
}
