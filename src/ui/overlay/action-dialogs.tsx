import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Button } from "../buttons/button";
import type { ButtonKind } from "../buttons/button-class";
import type { IconType } from "../icons/icon";
import { AlertRegion } from "../messages/alert-region";
import { uiTexts } from "../texts";
import { cx, tw } from "../tw";
import { Dialog, type DialogFrameProps } from "./dialog";
import { useStillOpen } from "./use-still-open";

/** Nothing: it is done, and the dialog closes. A text: why it isn't done. False: the dialog stays as it is. */
export type SubmitResult = string | null | undefined | void | false;

interface ActionDialogProps extends Omit<DialogFrameProps, "footer"> {
  /** On the button; null for no button. */
  submit: ReactNode;
  onSubmit: () => SubmitResult | Promise<SubmitResult>;
  /** After it is done and the dialog is closed; not if the user closed the dialog before. */
  onDone?: (() => void) | undefined;
  /** False: Enter in a field doesn't send the form, since it can't easily be undone. */
  enter?: boolean;
  /** It is under way for a reason that the dialog doesn't know: its own `onSubmit` it does. */
  pending?: boolean;
  /** On the button while it is under way: "Salvo…" in a form; else the button keeps its text. */
  pendingLabel?: string | undefined;
  disabled?: boolean;
  kind?: ButtonKind;
  icon?: IconType;
  /** On the other button, which closes the dialog unless `onCancel` is given. */
  cancel?: ReactNode;
  onCancel?: (() => void) | undefined;
  cancelKind?: ButtonKind;
  /** Which button has the focus first. */
  focus?: "submit" | "cancel";
  /** Before the buttons, and between them. */
  note?: ReactNode;
  actions?: ReactNode;
  /** A failure that the caller keeps. */
  error?: ReactNode;
}

/** Asks for values: its fields are a form, which Enter sends. */
export const FormDialog = (props: ActionDialogProps) => <ActionDialog {...props} isForm />;

/** Asks before something is done: an alert, unless `alert` is false. */
export const ConfirmDialog = (props: ActionDialogProps) => <ActionDialog alert {...props} />;

function ActionDialog(props: ActionDialogProps & { isForm?: boolean }) {
  const { submit, onSubmit, onDone, pending: pendingOutside, disabled, kind, icon, isForm, enter = true } = props;
  const { cancel = uiTexts.cancel, onCancel, cancelKind = "quiet", focus, note, actions, error } = props;
  const { pendingLabel = isForm ? uiTexts.saving : undefined } = props;
  const { children, ...frame } = props;
  const { open, onClose, description } = frame;
  const form = useId();
  const stillOpen = useStillOpen(open);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const pending = running || pendingOutside === true;
  const shownFailure = failure ?? error;
  const isFailed = Boolean(shownFailure);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // in a long dialog it may be out of sight
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
    const result = onSubmit();
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
