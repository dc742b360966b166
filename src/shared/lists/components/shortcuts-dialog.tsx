import { isMac } from "../../../ui/browser/use-command-key";
import { Kbd } from "../../../ui/display/kbd";
import { Dialog } from "../../../ui/overlay/dialog";
import { tw } from "../../../ui/tw";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { shortcutTexts } from "../panel-texts";

interface ShortcutsDialogProps extends DialogProps {
  selects: boolean;
}

export function ShortcutsDialog({ open, onClose, selects }: ShortcutsDialogProps) {
  const shown = shortcutTexts.keys.filter(({ selecting }) => selects || !selecting);
  return (
    <Dialog open={open} onClose={onClose} title={shortcutTexts.title} description={shortcutTexts.lead}>
      <dl className={tw`mt-4 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3`}>
        {shown.map(({ keys, does }) => (
          <div key={does} className={tw`contents`}>
            <dt className={tw`flex gap-1.5`}>
              {keys.map((key) => (
                <Kbd key={key}>{key === "Ctrl" && isMac() ? "⌘" : key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
