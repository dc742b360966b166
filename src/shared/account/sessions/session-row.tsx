import { Monitor, Smartphone } from "lucide-react";
import { dayOf, romeDay } from "../../../domain/dates/days";
import { formatFullMoment } from "../../../domain/format";
import { formatRelative } from "../../../domain/dates/relative-time";
import { Badge } from "../../../ui/display/badge";
import { Button } from "../../../ui/buttons/button";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import type { AccountSession } from "./account-session";
import { texts } from "./texts";

interface SessionRowProps {
  session: AccountSession;
  /** ms since 1970 */
  now: number;
  closing: boolean;
  /** Null: it can't be closed from here. */
  onClose: (() => void) | null;
}

/** What a session is called. */
export const deviceName = ({ device }: AccountSession): string => device ?? texts.unknown;

/** One session: what with, where, when it was seen last and since when it is there. */
export function SessionRow({ session, now, closing, onClose }: SessionRowProps) {
  const { place, started, lastSeen, current } = session;
  const name = deviceName(session);
  const begun = dayOf(started);
  const seen = new Date(lastSeen);
  const details = [place, lastSeen && formatRelative(lastSeen, now), begun && texts.opened(begun, romeDay(now))].filter(
    Boolean,
  );
  return (
    <li className={tw`flex min-h-[60px] tiny:flex-wrap items-center gap-3 border-b border-line py-2.5 last:border-0`}>
      <Icon
        of={/iPhone|iPad|Android/i.test(name) ? Smartphone : Monitor}
        size={18}
        className={tw`flex-none text-muted`}
      />
      <span className={tw`grid min-w-0 flex-1 tiny:!flex-[1_1_96px] break-anywhere`}>
        <span className={tw`flex flex-wrap items-center gap-x-2`}>
          {name} {current && <Badge tone="success" label={texts.current} />}
        </span>
        <span
          title={Number.isNaN(seen.getTime()) ? undefined : formatFullMoment(seen)}
          className={tw`text-label text-muted`}
        >
          {details.join(", ")}
        </span>
      </span>
      {onClose && (
        <Button
          small
          onClick={onClose}
          loading={closing}
          loadingLabel={texts.closing}
          aria-label={texts.closeThis(name)}
        >
          {uiTexts.close}
        </Button>
      )}
    </li>
  );
}
