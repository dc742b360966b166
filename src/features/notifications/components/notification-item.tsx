import { useRef } from "react";
import { Trash2 } from "lucide-react";
import type { Notification } from "../../../domain/entities";
import { formatFullMoment } from "../../../domain/format";
import { formatRelative } from "../../../domain/relative-time";
import { IconButton } from "../../../ui/icon-button";
import { cx, tw } from "../../../ui/tw";
import { texts } from "../texts";

interface NotificationItemProps {
  notification: Notification;
  /** ms since 1970 */
  now: number;
  /** Null where the account may not. */
  onDismiss: (() => void) | null;
  onRemove: (() => void) | null;
}

const block = tw`grid min-w-0 justify-items-start gap-0.5 rounded text-start`;

const unreadMark = <span aria-hidden className={tw`mt-[7px] size-2 rounded-full bg-accent-mark forced:bg-sys-text`} />;

/** One notification: a press marks it as read, which dims it (specification §4). */
export function NotificationItem({ notification, now, onDismiss, onRemove }: NotificationItemProps) {
  const { title, message, date, dismissed } = notification;
  const row = useRef<HTMLLIElement>(null);
  const dismiss = () => {
    // The button turns into text: the focus stays on its row, where a second Enter deletes nothing.
    row.current?.focus();
    onDismiss?.();
  };
  const content = (
    <>
      {!dismissed && <span className={tw`sr-only`}>{texts.unread}: </span>}
      <span className={dismissed ? tw`font-medium text-muted` : tw`font-strong`}>{title}</span>
      <Message message={message} dimmed={dismissed} />
      {date && (
        <time dateTime={date} title={fullMoment(date)} className={tw`text-caption text-faint`}>
          {formatRelative(date, now)}
        </time>
      )}
    </>
  );
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={tw`relative grid grid-cols-[8px_minmax(0,1fr)_auto] items-start gap-x-2 border-b py-3.5 pr-3 pl-2 hover:bg-hover`}
    >
      {dismissed || !onDismiss ? (
        <>
          {dismissed ? <span /> : unreadMark}
          <div className={block}>{content}</div>
        </>
      ) : (
        <>
          {unreadMark}
          <button
            type="button"
            title={texts.markRead}
            onClick={dismiss}
            className={cx(block, tw`after:absolute after:inset-0 after:content-['']`)}
          >
            {content}
          </button>
        </>
      )}
      {onRemove && (
        <IconButton
          small
          icon={Trash2}
          label={texts.removeThis(title)}
          title={texts.remove}
          onClick={onRemove}
          className={tw`z-[1] -mt-1 narrow:-mt-2.5 narrow:-mr-1.5`}
        />
      )}
    </li>
  );
}

function Message({ message, dimmed }: { message: Notification["message"]; dimmed: boolean }) {
  const ink = cx(tw`break-anywhere`, dimmed ? tw`text-faint` : tw`text-muted`);
  if (typeof message === "string") return <span className={ink}>{message}</span>;
  return (
    <span className={cx(ink, tw`grid`)}>
      {message.map(({ msg, param }, index) => (
        <span key={index}>{param === null ? msg : texts.at(msg, param)}</span>
      ))}
    </span>
  );
}

function fullMoment(instant: string): string | undefined {
  const moment = new Date(instant);
  return Number.isNaN(moment.getTime()) ? undefined : formatFullMoment(moment);
}
