import { useId } from "react";
import { isMac } from "../../../ui/browser/use-command-key";
import { useDeviceSwitch } from "../../../ui/browser/use-device-switch";
import { LETTER_KEYS } from "../../../ui/browser/use-letter-keys";
import { Kbd } from "../../../ui/display/kbd";
import { Checkbox } from "../../../ui/field/choice";
import { Dialog } from "../../../ui/overlay/dialog";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { tw } from "../../../ui/tw";
import type { Command } from "../commands/commands-of";
import { texts } from "./shortcut-texts";

interface ShortcutsDialogProps extends DialogProps {
  commands: readonly Command[];
}

interface Shortcut {
  keys: readonly string[];
  does: string;
}

/** All keys, and the switch for those without Ctrl. */
export function ShortcutsDialog({ open, onClose, commands }: ShortcutsDialogProps) {
  const [on, switchTo] = useDeviceSwitch(LETTER_KEYS);
  const letters = commands.flatMap(({ name, keys }) =>
    keys ? [{ keys: keys.toUpperCase().split(""), does: name }] : [],
  );
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} description={texts.lead}>
      <div className={tw`mt-4 grid gap-5`}>
        <Keys title={texts.everywhere} shortcuts={texts.ctrlKeys} />
        <div className={tw`grid gap-3`}>
          {on && <Keys title={texts.letters} shortcuts={letters} />}
          <Checkbox
            label={texts.switchLabel}
            help={texts.switchHelp}
            checked={on}
            onChange={({ target }) => switchTo(target.checked)}
          />
        </div>
        <Keys title={texts.lists} shortcuts={on ? [...texts.listKeys, ...texts.listLetters] : texts.listKeys} />
        {on && <Keys title={texts.record} shortcuts={texts.recordKeys} />}
      </div>
    </Dialog>
  );
}

function Keys({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={tw`grid gap-2.5`}>
      <h3 id={id} className={tw`text-label text-muted`}>
        {title}
      </h3>
      <dl className={tw`grid grid-cols-[132px_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5`}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className={tw`contents`}>
            <dt className={tw`flex flex-wrap gap-1.5`}>
              {keys.map((key) => (
                <Kbd key={key} always>
                  {key === "Ctrl" && isMac() ? "⌘" : key}
                </Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
