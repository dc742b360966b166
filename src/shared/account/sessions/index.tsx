import { notDoneMessage } from "../../../api/errors";
import { useRef, useState } from "react";
import type { MutationOutcome } from "../../../api/react/use-mutation";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { tw } from "../../../ui/tw";
import { useToast } from "../../../ui/toast/toast";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import type { AccountSession } from "./account-session";
import { texts } from "./texts";
import { Monitor, Smartphone } from "lucide-react";
import { dayOf, romeDay } from "../../../domain/dates/days";
import { formatFullMoment } from "../../../domain/format";
import { formatRelative } from "../../../domain/dates/relative-time";
import { Badge } from "../../../ui/display/badge";
import { Button } from "../../../ui/buttons/button";
import { Icon } from "../../../ui/icons/icon";
import { uiTexts } from "../../../ui/texts";

export { type AccountSession, sessionsAnswer, useCloseSession } from "./account-session";

interface SessionListProps {
  sessions: readonly AccountSession[];
  /** Names the list. */
  label: string;
  /** Ends a session; the caller's mutation reads the list again. Null if the user may not. */
  close: ((session: AccountSession) => Promise<MutationOutcome<unknown>>) | null;
}

/**
 * The sessions of an account. Each can be closed at once, except the current one. There is no undo: the user can sign in
 * again.
 *
 * @example
 * <SessionList label="Dispositivi" sessions={sessions} close={({ _id }) => write(_id)} />
 */
export function SessionList({ sessions, label, close }: SessionListProps) {
  const toast = useToast();
  const stillOpen = useStillOpen();
  const [closing, setClosing] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const [now] = useState(() => Date.now());

  const press = async (session: AccountSession) => {
    if (!close || closing) return;
    setFailure(null);
    setClosing(session._id);
    const outcome = await close(session);
    setClosing(null);
    const name = deviceName(session);
    if (outcome.ok) {
      // the button was removed with its row
      if (list.current?.matches(":focus-within")) list.current.focus();
      return toast.success(texts.closed(name));
    }
    const message = notDoneMessage(outcome.error, (reason) => texts.failed(name, reason));
    if (stillOpen(message)) setFailure(message);
  };
  return (
    <div className={tw`grid gap-3`}>
      <AlertRegion title={failure} />
      <ul ref={list} tabIndex={-1} aria-label={label} className={tw`grid rounded`}>
        {sessions.map((session) => (
          <SessionRow
            key={session._id || session.started}
            session={session}
            now={now}
            closing={closing === session._id}
            onClose={close && !session.current && session._id ? () => void press(session) : null}
          />
        ))}
      </ul>
    </div>
  );
}

interface SessionRowProps {
  session: AccountSession;
  /** ms since 1970 */
  now: number;
  closing: boolean;
  /** Null if the session can't be closed. */
  onClose: (() => void) | null;
}

const deviceName = ({ device }: AccountSession): string => device ?? texts.unknown;

/** A session: device, place, last activity and start. */
function SessionRow({ session, now, closing, onClose }: SessionRowProps) {
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
