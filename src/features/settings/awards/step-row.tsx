import { Pencil } from "lucide-react";
import { useEffect, useRef } from "react";
import { isEmpty, type AwardFormStep } from "../../../domain/settings/award-steps";
import { Button } from "../../../ui/buttons/button";
import { FieldMessage } from "../../../ui/field/field-message";
import { cx, tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { texts } from "./texts";

/** The columns of a row: the award, its thresholds for women and men or for all, and its button. */
const rowClasses = {
  bySex: tw`grid grid-cols-[minmax(0,150px)_minmax(0,1fr)_minmax(0,1fr)_96px] narrow:grid-cols-[minmax(0,1fr)_44px]`,
  all: tw`grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)_96px] narrow:grid-cols-[minmax(0,1fr)_44px]`,
  line: tw`items-center gap-x-4 gap-y-0.5 min-h-[48px] py-1.5 pl-6 pr-3 narrow:pl-4 narrow:pr-1 narrow:py-2.5 border-t border-line`,
};

interface StepRowProps {
  step: AwardFormStep;
  bySex: boolean;
  /** Message about a problem. */
  problem: string | undefined;
  /** Without it the row is read-only. */
  onEdit?: () => void;
  /** Whether the row gets the focus: the form of this step was closed. */
  focused?: boolean;
}

/** A step, read-only: its name, what it requires, and the button that edits it. */
export function StepRow({ step, bySex, problem, onEdit, focused = false }: StepRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const name = step.name.trim() || uiTexts.noName;
  const cell = (group: "F" | "M" | "all") => {
    const requirements = step[group === "F" ? "F" : "M"];
    return (
      <span
        className={cx(
          tw`min-w-0 break-anywhere narrow:col-start-1 narrow:text-label narrow:text-muted`,
          isEmpty(requirements) && tw`text-faint`,
        )}
      >
        {bySex && <span className={tw`sr-only narrow:not-sr-only`}>{texts.of[group]}</span>}
        {texts.requires(requirements)}
      </span>
    );
  };
  return (
    <div className={cx(bySex ? rowClasses.bySex : rowClasses.all, rowClasses.line)}>
      <b className={tw`min-w-0 break-anywhere font-strong`}>{name}</b>
      {bySex ? (
        <>
          {cell("F")}
          {cell("M")}
        </>
      ) : (
        cell("all")
      )}
      {onEdit ? (
        <Button
          ref={button}
          kind="quiet"
          small
          icon={Pencil}
          iconWhenNarrow
          aria-label={texts.editStep(name)}
          onClick={onEdit}
          className={tw`justify-self-end narrow:col-start-2 narrow:row-start-1 narrow:row-span-3`}
        >
          {texts.edit}
        </Button>
      ) : (
        <span />
      )}
      {problem && (
        <div className={tw`col-span-full`}>
          <FieldMessage kind="error">{problem}</FieldMessage>
        </div>
      )}
    </div>
  );
}

const headClass = tw`narrow:hidden items-center gap-x-4 min-h-[34px] pl-6 pr-3 border-t border-line bg-sunken text-caption font-medium text-muted`;

/** Column headers. Each row repeats them for screen readers. */
export const StepsHead = ({ bySex }: { bySex: boolean }) => (
  <div aria-hidden className={cx(bySex ? rowClasses.bySex : rowClasses.all, headClass)}>
    <span>{texts.columns.name}</span>
    {bySex ? (
      <>
        <span>{texts.columns.F}</span>
        <span>{texts.columns.M}</span>
      </>
    ) : (
      <span>{texts.columns.all}</span>
    )}
  </div>
);
