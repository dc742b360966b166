import { Button } from "../../../ui/buttons/button";
import { Dialog } from "../../../ui/overlay/dialog";
import { texts } from "../texts";
import { consequences } from "./consequences";
import type { useSwitch } from "./use-switch";

type SwitchDialogProps = Pick<ReturnType<typeof useSwitch>, "wish" | "open" | "running" | "close" | "confirm">;

/** Tells what changes when another provider sends, and asks. */
export function SwitchDialog({ wish, open, running, close, confirm }: SwitchDialogProps) {
  if (!wish) return null;
  const { name } = wish.to.provider;
  return (
    <Dialog
      alert
      open={open}
      onClose={close}
      title={texts.switching.confirm(name)}
      description={consequences(wish).join(" ")}
      footer={
        <>
          <Button kind="quiet" data-autofocus onClick={close}>
            {texts.switching.cancel}
          </Button>
          <Button
            kind="primary"
            loading={running}
            loadingLabel={texts.switching.running}
            onClick={() => void confirm()}
          >
            {texts.use(name)}
          </Button>
        </>
      }
    />
  );
}
