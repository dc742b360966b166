import { useState } from "react";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { Segmented } from "../../../ui/buttons/segmented";
import { cx, tw } from "../../../ui/tw";
import { texts } from "./texts";
import { Monitor, Moon, Smartphone, Sun } from "lucide-react";
import { VisuallyHidden } from "../../../ui/display/visually-hidden";
import { MailFrame, type MailScheme } from "./mail-frame";

const DEVICES = {
  desk: { icon: Monitor, width: 600 },
  phone: { icon: Smartphone, width: 360 },
} as const;
type Device = keyof typeof DEVICES;

const SCHEMES = [
  { value: "light", label: <SchemeLabel icon={Sun} label={texts.schemes.light} /> },
  { value: "dark", label: <SchemeLabel icon={Moon} label={texts.schemes.dark} /> },
] as const;

function SchemeLabel({ icon, label }: { icon: IconType; label: string }) {
  return (
    <>
      <Icon of={icon} size={16} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}

function MailCard({ device, html, first }: { device: Device; html: string; first: MailScheme }) {
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

const NAMES = ["desk", "phone"] as const satisfies readonly Device[];
const OPTIONS = NAMES.map((value) => ({
  value,
  label: (
    <>
      <Icon of={DEVICES[value].icon} size={16} />
      {texts.widths[value]}
    </>
  ),
}));
/** Both fit side by side. */
const bothFit = tw`hidden w1080:block`;

export function Mails({ html }: { html: string }) {
  const [chosen, setChosen] = useState<Device>("phone");
  return (
    <div className={tw`grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4`}>
      <div className={tw`w1080:hidden justify-self-start`}>
        <Segmented<Device> label={texts.look} options={OPTIONS} value={chosen} onValueChange={setChosen} />
      </div>
      <div className={tw`flex w-full flex-wrap items-start justify-center gap-6`}>
        {NAMES.map((device) => (
          <div key={device} className={cx(tw`min-w-0 max-w-full`, device !== chosen && bothFit)}>
            <MailCard device={device} html={html} first={device === "phone" ? "dark" : "light"} />
          </div>
        ))}
      </div>
    </div>
  );
}
