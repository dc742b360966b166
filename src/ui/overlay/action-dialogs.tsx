import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Button } from "../buttons/button";
import type { ButtonKind } from "../buttons/button-class";
import type { IconType } from "../icons/icon";
import { AlertRegion } from "../messages/alert-region";
import { uiTexts } from "../texts";
import { cx, tw } from "../tw";
import { useAfterUndo } from "../toast/use-after-undo";
import { Dialog, type DialogFrameProps } from "./dialog";
import { useStillOpen } from "./use-still-open";

/** Nothing: success, the dialog closes. A text: the error message. False: the dialog stays open without a message. */
export type SubmitResult = string | null | undefined | void | false;

interface ActionDialogProps extends Omit<DialogFrameProps, "footer"> {
  /** The text of the button; null for no button. */
  submit: ReactNode;
  onSubmit: () => SubmitResult | Promise<SubmitResult>;
  /** Called after a success, when the dialog is closed; not if the user has closed it before. */
  onDone?: (() => void) | undefined;
  /** False: Enter in a field doesn't send the form, because the action can't easily be undone. */
  enter?: boolean;
  /** Whether the caller's work is running, in addition to `onSubmit`. */
  pending?: boolean;
  /** The text of the button meanwhile; in a form "Salvo…" by default. */
  pendingLabel?: string | undefined;
  disabled?: boolean;
  kind?: ButtonKind;
  icon?: IconType;
  /** The text of the other button, which closes the dialog unless `onCancel` is given. */
  cancel?: ReactNode;
  onCancel?: (() => void) | undefined;
  cancelKind?: ButtonKind;
  /** The button with the first focus. */
  focus?: "submit" | "cancel";
  /** Shown before the buttons. */
  note?: ReactNode;
  /** Shown between the buttons. */
  actions?: ReactNode;
  /** An error of the caller. */
  error?: ReactNode;
}

/** A dialog with a form. */
export const FormDialog = (props: ActionDialogProps) => <ActionDialog {...props} isForm />;

/** A confirmation: an alert dialog, unless `alert` is false. */
export const ConfirmDialog = (props: ActionDialogProps) => <ActionDialog alert {...props} />;

function ActionDialog(props: ActionDialogProps & { isForm?: boolean }) {
  const { submit, onSubmit, onDone, pending: pendingOutside, disabled, kind, icon, isForm, enter = true } = props;
  const { cancel = uiTexts.cancel, onCancel, cancelKind = "quiet", focus, note, actions, error } = props;
  const { pendingLabel = isForm ? uiTexts.saving : undefined } = props;
  const { children, ...frame } = props;
  const { open, onClose, description } = frame;
  const form = useId();
  const stillOpen = useStillOpen(open);
  const { run: submitAfterUndo } = useAfterUndo(() => stillOpen(null) && onSubmit());
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const pending = running || pendingOutside === true;
  const shownFailure = failure ?? error;
  const isFailed = Boolean(shownFailure);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // in a long dialog the message may be scrolled out of view
    if (isFailed) alert.current?.scrollIntoView({ block: "nearest" });
  }, [isFailed]);
  const finish = (result: SubmitResult) => {
    if (result === false || !stillOpen(result ?? null)) return;
    if (typeof result === "string") return setFailure(result);
    onClose();
    onDone?.();
  };
  const press = async () => {
    if (pending) return;
    setFailure(null);
    const result = submitAfterUndo();
    if (!(result instanceof Promise)) return finish(result);
    setRunning(true);
    try {
      finish(await result);
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dialog
      {...frame}
      footer={
        <>
          {note}
          {cancel !== null && (
            <Button kind={cancelKind} data-autofocus={focus === "cancel" || undefined} onClick={onCancel ?? onClose}>
              {cancel}
            </Button>
          )}
          {actions}
          {submit !== null && (
            <Button
              {...(isForm && enter ? { type: "submit", form } : { onClick: () => void press() })}
              {...(icon && { icon })}
              kind={kind ?? "primary"}
              data-autofocus={focus === "submit" || undefined}
              disabled={disabled === true && !pending}
              loading={pending}
              loadingLabel={pendingLabel}
            >
              {submit}
            </Button>
          )}
        </>
      }
    >
      {isForm ? (
        <form
          id={form}
          noValidate
          className={cx(tw`grid gap-4`, description ? tw`mt-4` : tw`mt-2`)}
          onSubmit={(event) => {
            event.preventDefault();
            if (enter) void press();
          }}
        >
          {children}
        </form>
      ) : (
        children
      )}
      <div ref={alert}>
        <AlertRegion className={tw`mt-4`} title={shownFailure} />
      </div>
    </Dialog>
  );
}
