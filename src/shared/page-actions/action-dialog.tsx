import type { ComponentType } from "react";
import type { DialogProps } from "../../ui/overlay/use-opened";
import { useLazyDialog } from "../../ui/overlay/use-lazy-dialog";
import { OnPageAction, type PageAction } from "./on-page-action";

interface ActionDialogProps<Props extends DialogProps> {
  action: PageAction;
  /** Loads the dialog. Define it outside of components. */
  load: () => Promise<ComponentType<Props>>;
}

/** The dialog that a command of the search opens. Its button may be rendered for several widths; this is rendered once, where it is never hidden. */
export function ActionDialog<Props extends DialogProps>({
  action,
  load,
  ...props
}: ActionDialogProps<Props> & Omit<Props, keyof DialogProps>) {
  const { Dialog, times, shown, opener } = useLazyDialog(load);
  return (
    <>
      <OnPageAction action={action} run={() => void opener.onOpen()} />
      {Dialog && <Dialog key={times} {...({ ...props, ...shown } as unknown as Props)} />}
    </>
  );
}
