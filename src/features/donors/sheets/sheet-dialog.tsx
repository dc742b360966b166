import { useEffect, useEffectEvent, type ReactNode } from "react";
import { Download } from "lucide-react";
import { useFeature } from "../../../api/react/use-feature";
import { Button } from "../../../ui/buttons/button";
import { Banner } from "../../../ui/messages/banner";
import { ProgressBar } from "../../../ui/messages/progress-bar";
import { useDelayed } from "../../../ui/messages/use-delayed";
import { ConfirmDialog, type SubmitResult } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { uiTexts } from "../../../ui/texts";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";
import type { DonorsState } from "./use-donors";

interface SheetDialogProps<Data> extends DialogProps {
  title: string;
  lead: string;
  full?: boolean;
  state: DonorsState<Data>;
  onRetry: () => void;
  /** Called when the closed dialog has left the page. */
  onGone: () => void;
  /** The text of the button; null for no button. */
  submit: string | null;
  disabled: boolean;
  pendingLabel: string | undefined;
  onSubmit: (data: Data) => Promise<SubmitResult>;
  children: (data: Data) => ReactNode;
}

/** The frame of both dialogs: the progress of reading or its failure, then the choices, and the button that makes the PDF. */
export function SheetDialog<Data extends { incomplete: boolean }>(props: SheetDialogProps<Data>) {
  const {
    open,
    onClose,
    title,
    lead,
    full = false,
    state,
    onRetry,
    onGone,
    submit,
    disabled,
    pendingLabel,
    onSubmit,
  } = props;
  const isRecorded = useFeature("exports");
  const late = useDelayed(state.status === "reading");
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
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
      pendingLabel={pendingLabel}
      onSubmit={() => state.status === "ready" && onSubmit(state.data)}
    >
      <Gone onGone={onGone} />
      <div className={tw`mt-4 grid min-h-[120px] content-start gap-6`}>
        {submit !== null && state.status === "reading" && late && (
          <div className={tw`grid gap-2 pt-4`}>
            <p role="status">{texts.preparing}</p>
            <ProgressBar
              label={texts.preparing}
              share={state.progress?.total ? Math.min(1, state.progress.done / state.progress.total) : null}
            />
            <p className={tw`min-h-[20px] text-label text-muted tabular-nums`}>
              {state.progress && texts.read(state.progress.done)}
            </p>
          </div>
        )}
        {state.status === "failed" && (
          <Banner live tone="danger" title={texts.failed} actions={<Button onClick={onRetry}>{uiTexts.retry}</Button>}>
            {state.message}
          </Banner>
        )}
        {state.status === "ready" && state.data.incomplete && (
          <Banner tone="warn" title={texts.incomplete} actions={<Button onClick={onRetry}>{texts.readAgain}</Button>}>
            {texts.incompleteHint}
          </Banner>
        )}
        {state.status === "ready" && props.children(state.data)}
      </div>
    </ConfirmDialog>
  );
}

/** Is in the dialog as long as its closing animation shows the donors. */
function Gone({ onGone }: { onGone: () => void }) {
  const whenGone = useEffectEvent(onGone);
  useEffect(() => () => whenGone(), []);
  return null;
}
