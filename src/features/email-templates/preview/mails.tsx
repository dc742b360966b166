import { useState } from "react";
import { Icon } from "../../../ui/icons/icon";
import { Segmented } from "../../../ui/buttons/segmented";
import { cx, tw } from "../../../ui/tw";
import { DEVICES, MailCard, type Device } from "./mail-card";
import { texts } from "./texts";

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
/** Both have room beside each other from here on. */
const bothFit = tw`hidden w1080:block`;

/** A mail on a desk, and in the dark on a phone: beside each other, or one of both where there is less room. */
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
