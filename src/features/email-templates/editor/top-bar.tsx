import { ArrowLeft, Monitor, Redo2, Smartphone, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/button";
import { Icon } from "../../../ui/icons/icon";
import { IconButton } from "../../../ui/buttons/icon-button";
import { PageHeading } from "../../../ui/page/page-heading";
import { Segmented } from "../../../ui/buttons/segmented";
import { tw } from "../../../ui/tw";
import { VisuallyHidden } from "../../../ui/display/visually-hidden";
import { uiTexts } from "../../../ui/texts";
import type { Device } from "./canvas/canvas";
import { texts } from "./texts";

interface TopBarProps {
  exit: string;
  name: string;
  nameLocked: boolean;
  onRename: (name: string) => void;
  state: ReactNode;
  device: Device;
  onDevice: (device: Device) => void;
  /** Null: no step. */
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
  send: ReactNode;
  saving: boolean;
  onSave: () => void;
  children?: ReactNode;
}

const DEVICES = { desktop: Monitor, phone: Smartphone };

export function TopBar(props: TopBarProps) {
  const { exit, name, nameLocked, onRename, state, device, onDevice, onUndo, onRedo, send, saving, onSave, children } =
    props;
  return (
    <header
      className={tw`print:hidden sticky short:static top-0 z-[5] flex min-h-[56px] items-center gap-2 narrow:flex-wrap medium:flex-wrap border-b border-line bg-surface px-4 py-1.5 narrow:gap-1 narrow:px-2`}
    >
      <PageHeading hidden takeFocus>
        {texts.title(name)}
      </PageHeading>
      <Button kind="quiet" icon={ArrowLeft} href={exit}>
        {texts.exit}
      </Button>
      <span className={tw`h-6 w-px flex-none bg-line narrow:hidden`} />
      <input
        type="text"
        aria-label={texts.name}
        value={name}
        readOnly={nameLocked}
        maxLength={120}
        onChange={(event) => onRename(event.target.value)}
        className={tw`h-control min-w-0 max-w-[260px] flex-[0_1_260px] medium:max-w-none medium:flex-[1_1_calc(100%-220px)] narrow:flex-1 truncate rounded border border-transparent px-2 font-strong hover:border-line-control focus-visible:border-focus focus-visible:outline-offset-0`}
      />
      <span
        className={tw`flex min-w-0 flex-1 narrow:order-last narrow:flex-none narrow:basis-full narrow:px-2 medium:order-1 medium:flex-[1_1_120px] medium:px-2`}
      >
        {state}
      </span>
      <span className={tw`narrow:hidden medium:order-2 flex flex-none items-center gap-2`}>
        <Segmented
          label={texts.width}
          value={device}
          onValueChange={onDevice}
          options={(["desktop", "phone"] as const).map((value) => ({
            value,
            label: (
              <>
                <Icon of={DEVICES[value]} size={16} />
                <VisuallyHidden>{texts.widths[value]}</VisuallyHidden>
              </>
            ),
          }))}
        />
        <IconButton icon={Undo2} label={texts.undo} disabled={onUndo === null} onClick={() => onUndo?.()} />
        <IconButton icon={Redo2} label={texts.redo} disabled={onRedo === null} onClick={() => onRedo?.()} />
        {children}
      </span>
      {send}
      <Button kind="primary" onClick={onSave} loading={saving}>
        {uiTexts.save}
      </Button>
    </header>
  );
}
