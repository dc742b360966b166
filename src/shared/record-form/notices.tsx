import { useEffect, useRef } from "react";
import type { FieldCatalogue } from "../../domain/fields/field";
import { Button } from "../../ui/buttons/button";
import { FocusFallback } from "../../ui/focus/focus-fallback";
import { Banner } from "../../ui/messages/banner";
import { tw } from "../../ui/tw";
import { SideChoices } from "./conflict/side-choices";
import type { Merged, Side } from "./conflict/merge";
import type { FormTexts } from "./form-texts";
import { texts } from "./texts";

/** Keeps a notice visible while the form scrolls, if there is room for both. */
export const noticeClass = tw`sticky short:static narrow:static top-2 z-[4]`;

/** Says that the record has changed meanwhile, and offers to load the newer data. */
export const NewerNotice = ({ noticeTexts, onLoad }: { noticeTexts: FormTexts["newer"]; onLoad: () => void }) => (
  <FocusFallback className={noticeClass}>
    <Banner
      tone="warn"
      title={noticeTexts.title}
      live
      actions={
        <Button small onClick={onLoad}>
          {texts.conflictLoad}
        </Button>
      }
    >
      {noticeTexts.hint}
    </Banner>
  </FocusFallback>
);

/** Says that the form shows a draft, and offers to start over. */
export const RestoredNotice = ({ hint, onStartOver }: { hint: string; onStartOver: () => void }) => (
  <FocusFallback>
    <Banner
      tone="info"
      title={texts.restored}
      actions={
        <Button small onClick={onStartOver}>
          {texts.startOver}
        </Button>
      }
    >
      {hint}
    </Banner>
  </FocusFallback>
);

interface MergedNoticeProps extends Pick<FormTexts, "valueText"> {
  fields: FieldCatalogue;
  merged: Merged;
  /** Shown if there is nothing to choose. */
  all: string;
  onChoose: (name: string, side: Side) => void;
}

/** Shows both versions of the conflicting fields after newer data were merged into the form. */
export function MergedNotice({ fields, merged, all, valueText, onChoose }: MergedNoticeProps) {
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
            <SideChoices
              fields={fields}
              valueText={valueText}
              onChoose={onChoose}
              versions={merged}
              labels={texts.sides}
              className={tw`overflow-hidden rounded border border-line bg-surface text-ink`}
            />
          </div>
        )}
      </Banner>
    </div>
  );
}
