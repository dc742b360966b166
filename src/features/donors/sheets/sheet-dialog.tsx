import type { ReactNode } from "react";
import { Download } from "lucide-react";
import { useFeature } from "../../../api/react/use-feature";
import { Button } from "../../../ui/buttons/button";
import { Banner } from "../../../ui/messages/banner";
import { Spinner } from "../../../ui/messages/spinner";
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
  /** The text of the button; null for no button. */
  submit: string | null;
  disabled: boolean;
  onSubmit: (data: Data) => Promise<SubmitResult>;
  children: (data: Data) => ReactNode;
}

/** The frame of both dialogs: the progress of reading or its failure, then the choices, and the button that makes the PDF. */
export function SheetDialog<Data extends { incomplete: boolean }>(props: SheetDialogProps<Data>) {
  const { open, onClose, title, lead, full = false, state, onRetry, submit, disabled, onSubmit } = props;
  const isRecorded = useFeature("exports");
  const isLate = useDelayed(state.status === "reading");
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
      pendingLabel={texts.making}
      onSubmit={() => state.status === "ready" && onSubmit(state.data)}
    >
      <div className={tw`mt-4 grid min-h-[120px] content-start gap-6`}>
        {submit !== null && isLate && <Spinner label={texts.preparing} />}
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
