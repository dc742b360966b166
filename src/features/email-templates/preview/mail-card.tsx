import { Monitor, Moon, Smartphone, Sun } from "lucide-react";
import { useState } from "react";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { Segmented } from "../../../ui/buttons/segmented";
import { tw } from "../../../ui/tw";
import { VisuallyHidden } from "../../../ui/display/visually-hidden";
import { MailFrame } from "./mail-frame";
import type { MailScheme } from "./mail-scheme";
import { texts } from "./texts";

/** Where a mail is read, and how wide it is there, in px. */
export const DEVICES = {
  desk: { icon: Monitor, width: 600 },
  phone: { icon: Smartphone, width: 360 },
} as const;
export type Device = keyof typeof DEVICES;

const SCHEMES = [
  { value: "light", label: <SchemeLabel icon={Sun} words={texts.schemes.light} /> },
  { value: "dark", label: <SchemeLabel icon={Moon} words={texts.schemes.dark} /> },
] as const;

function SchemeLabel({ icon, words }: { icon: IconType; words: string }) {
  return (
    <>
      <Icon of={icon} size={16} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}

/** A mail on a device, by day or in the dark. */
export function MailCard({ device, html, first }: { device: Device; html: string; first: MailScheme }) {
  const [scheme, setScheme] = useState<MailScheme>(first);
  const { icon, width } = DEVICES[device];
  const name = texts.mail[device];
  return (
    <section
      aria-label={name}
      className={tw`min-w-0 max-w-full overflow-hidden rounded-lg border border-line-control bg-surface`}
    >
      <header className={tw`flex flex-wrap items-center gap-2 border-b px-3 py-1.5`}>
        <Icon of={icon} size={16} className={tw`text-muted`} />
        <h2 className={tw`text-label font-strong`}>{name}</h2>
        <span className={tw`text-label text-faint`}>{texts.widths[device]}</span>
        <span className={tw`ml-auto`}>
          <Segmented<MailScheme>
            label={texts.scheme(name)}
            options={SCHEMES}
            value={scheme}
            onValueChange={setScheme}
          />
        </span>
      </header>
      <div className={tw`overflow-x-auto`}>
        <MailFrame title={texts.frameOf(name)} html={html} scheme={scheme} width={width} />
      </div>
    </section>
  );
}
