import { useEffect, useEffectEvent, type ReactNode } from "react";
import { Download } from "lucide-react";
import { useFeature } from "../../../api/react/use-feature";
import { Button } from "../../../ui/buttons/button";
import { Banner } from "../../../ui/messages/banner";
import { Progress } from "../../../ui/messages/progress";
import { useDelayed } from "../../../ui/messages/use-delayed";
import { ConfirmDialog, type SubmitResult } from "../../../ui/overlay/action-dialogs";
import { uiTexts } from "../../../ui/texts";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";
import type { SheetData, useSheet } from "./use-sheet";

interface SheetDialogProps<Donor> {
  work: Pick<
    ReturnType<typeof useSheet<string, Donor>>,
    "dialog" | "data" | "failure" | "progress" | "tooMany" | "read" | "drop"
  >;
  title: string;
  lead: string;
  full?: boolean;
  /** The text of the button; null for no button. */
  submit: string | null;
  disabled: boolean;
  onSubmit: (data: SheetData<Donor>) => Promise<SubmitResult>;
  children: (data: SheetData<Donor>) => ReactNode;
}

/** The frame of both dialogs: the progress of reading or its failure, then the choices, and the button that makes the PDF. */
export function SheetDialog<Donor>({
  work: { dialog, data, failure, progress, tooMany, read, drop },
  title,
  lead,
  full = false,
  submit,
  disabled,
  onSubmit,
  children,
}: SheetDialogProps<Donor>) {
  const isRecorded = useFeature("exports");
  const reading = !data && failure === null && !tooMany;
  const late = useDelayed(reading);
  const share = progress?.total ? progress.rows / progress.total : undefined;
  return (
    <ConfirmDialog
      {...dialog}
      alert={false}
      full={full}
      large={!full}
      title={title}
      description={lead}
      note={
        submit !== null && (
          <span
            className={tw`min-w-0 flex-[1_1_0] self-center text-caption text-muted narrow:order-last narrow:flex-none`}
          >
            {texts.scale}
            {isRecorded && texts.recorded}
          </span>
        )
      }
      icon={Download}
      submit={submit}
      disabled={disabled}
      pendingLabel={share === undefined ? undefined : texts.making(Math.floor(share * 100))}
      onSubmit={() => data && onSubmit(data)}
    >
      <Gone onGone={drop} />
      <p role="status" className={tw`sr-only`}>
        {reading && late && texts.preparing}
      </p>
      <div className={tw`mt-4 grid min-h-[120px] content-start gap-6`}>
        {reading && late && (
          <Progress
            label={texts.preparing}
            {...(share !== undefined && { value: share })}
            detail={progress && texts.read(progress.rows)}
          />
        )}
        {failure !== null && (
          <Banner live tone="danger" title={texts.failed} actions={<Button onClick={read}>{uiTexts.retry}</Button>}>
            {failure}
          </Banner>
        )}
        {data?.incomplete && (
          <Banner tone="warn" title={texts.incomplete} actions={<Button onClick={read}>{texts.readAgain}</Button>}>
            {texts.incompleteHint}
          </Banner>
        )}
        {data && children(data)}
      </div>
    </ConfirmDialog>
  );
}

/** Stays in the dialog until its closing animation, which shows the donors, is over. */
function Gone({ onGone }: { onGone: () => void }) {
  const whenGone = useEffectEvent(onGone);
  useEffect(() => () => whenGone(), []);
  return null;
}
