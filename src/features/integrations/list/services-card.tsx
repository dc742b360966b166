import { Check, CircleAlert, CircleDashed } from "lucide-react";
import { Badge } from "../../../ui/display/badge";
import { Card } from "../../../ui/display/card";
import { tw } from "../../../ui/tw";
import type { Service } from "../integration";
import { momentWords } from "../moment-words";
import { texts } from "../texts";

const STATES: Record<string, { tone: "success" | "danger" | "neutral"; glyph: typeof Check; label: string }> = {
  working: { tone: "success", glyph: Check, label: texts.serviceStates.working },
  stopped: { tone: "danger", glyph: CircleAlert, label: texts.serviceStates.stopped },
  off: { tone: "neutral", glyph: CircleDashed, label: texts.serviceStates.off },
};
const UNKNOWN = { tone: "neutral", glyph: CircleDashed, label: texts.otherState } as const;

/** The other services that the server works with, to be read. */
export const ServicesCard = ({ services }: { services: readonly Service[] }) => (
  <Card title={texts.services} flush>
    <ul className={tw`mt-3.5 divide-y border-t`}>
      {services.map(({ _id, name, about, state, lastExchange }) => (
        <li
          key={_id || name}
          className={tw`grid items-center gap-x-6 gap-y-1.5 px-6 py-2.5 narrow:px-4 w700:grid-cols-[minmax(0,1fr)_130px_minmax(0,260px)]`}
        >
          <div className={tw`grid min-w-0 break-anywhere`}>
            <b>{name || _id}</b>
            {about && <span className={tw`text-label text-muted`}>{about}</span>}
          </div>
          <span>
            <Badge {...(STATES[state] ?? UNKNOWN)} />
          </span>
          <span className={tw`text-label text-muted`}>
            {texts.serviceColumns.last}: {momentWords(lastExchange) ?? texts.never}
          </span>
        </li>
      ))}
    </ul>
  </Card>
);
