import { CircleX, DoorOpen, Pause } from "lucide-react";
import { Card } from "../../../ui/display/card";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";

const ICONS = [DoorOpen, Pause, CircleX];

/** What happens when one leaves, pauses or stops. */
export const LeaveCard = ({ hints }: { hints: readonly string[] }) => (
  <Card title={texts.mayLeave}>
    <ul className={tw`grid gap-2.5`}>
      {hints.map((hint, at) => (
        <li key={hint} className={tw`flex gap-3 text-muted`}>
          <Icon of={ICONS[at] ?? Pause} size={18} className={tw`mt-0.5 flex-none`} />
          {hint}
        </li>
      ))}
    </ul>
  </Card>
);
