import { notDoneMessage } from "../../../api/errors";
import { useRef, useState } from "react";
import type { MutationOutcome } from "../../../api/react/use-mutation";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { tw } from "../../../ui/tw";
import { useToast } from "../../../ui/toast/toast";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import type { AccountSession } from "./account-session";
import { deviceName, SessionRow } from "./session-row";
import { texts } from "./texts";

interface SessionListProps {
  sessions: readonly AccountSession[];
  /** Names the list. */
  label: string;
  /** Ends a session; what is read again is the caller's mutation's. Null: whoever looks may not. */
  close: ((session: AccountSession) => Promise<MutationOutcome<unknown>>) | null;
}

/**
 * Where an account is signed in, each with "Chiudi" but the one that asks. A closed session is closed at once: its owner
 * signs in again, so there is nothing to undo.
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
      // the button goes with its row
      if (list.current?.matches(":focus-within")) list.current.focus();
      return toast.success(texts.closed(name));
    }
    const words = notDoneMessage(outcome.error, (why) => texts.failed(name, why));
    if (stillOpen(words)) setFailure(words);
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
