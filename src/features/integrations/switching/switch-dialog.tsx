import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { texts } from "../texts";
import { consequences } from "./consequences";
import type { useSwitch } from "./use-switch";

type SwitchDialogProps = Pick<ReturnType<typeof useSwitch>, "wish" | "open" | "running" | "close" | "confirm">;

/** Says what changes when another provider sends, and asks. */
export function SwitchDialog({ wish, open, running, close, confirm }: SwitchDialogProps) {
  if (!wish) return null;
  const { name } = wish.to.provider;
  return (
    <ConfirmDialog
      {...{ open, onClose: close }}
      title={texts.switching.confirm(name)}
      description={consequences(wish).join(" ")}
      focus="cancel"
      submit={texts.use(name)}
      pending={running}
      pendingLabel={texts.switching.running}
      onSubmit={confirm}
    />
  );
}
