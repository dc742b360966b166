import { useState, type ReactNode } from "react";
import type { ApiError } from "../../../api/errors";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { Dialog } from "../../../ui/overlay/dialog";
import { tw } from "../../../ui/tw";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import type { AccountDialogProps } from "./account-dialog-props";
import { texts } from "./texts";

interface AccountWindowProps extends Pick<AccountDialogProps, "open" | "onClose"> {
  title: string;
  description?: string;
  /** It takes something away. */
  danger?: boolean;
  /** What the button does, in words. */
  confirm: string;
  /** Does it. @returns what kept it from being done, or null; a text for a reason that isn't a failed call */
  onConfirm: () => Promise<ApiError | string | null>;
  writing: boolean;
  /** It is done, and the window was there to see it. */
  onDone?: () => void;
  children?: ReactNode;
}

/** A window that asks before something is done with an account, does it, and says what kept it from being done. */
export function AccountWindow(props: AccountWindowProps) {
  const { open, onClose, title, description, danger = false, confirm, writing, children } = props;
  const stillOpen = useStillOpen(open);
  const [failure, setFailure] = useState<string | null>(null);
  const press = async () => {
    setFailure(null);
    const problem = await props.onConfirm();
    const words = typeof problem === "string" ? problem : (problem?.message ?? null);
    if (!stillOpen(words)) return;
    if (words !== null) return setFailure(words);
    onClose();
    props.onDone?.();
  };
  return (
    <Dialog
      {...(danger && { alert: true })}
      {...{ open, onClose, title }}
      {...(description && { description })}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            kind={danger ? "danger-solid" : "primary"}
            loading={writing}
            loadingLabel={texts.saving}
            onClick={() => void press()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {(children || failure) && (
        <div className={tw`grid gap-4 pt-4`}>
          {children}
          {failure && <Banner live tone="danger" title={failure} />}
        </div>
      )}
    </Dialog>
  );
}
