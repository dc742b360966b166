import { memo, useRef } from "react";
import { Trash2 } from "lucide-react";
import type { Notification } from "../../../domain/entities";
import { formatFullMoment } from "../../../domain/format";
import { formatRelative } from "../../../domain/dates/relative-time";
import { IconButton } from "../../../ui/buttons/icon-button";
import { cx, tw } from "../../../ui/tw";
import { texts } from "../texts";

interface NotificationItemProps {
  notification: Notification;
  /** ms since 1970 */
  now: number;
  /** Null where the account may not. All are stable: a list of a thousand draws what has changed. */
  onDismiss: ((id: string) => void) | null;
  onRemove: ((id: string, row: HTMLElement) => void) | null;
  /** Where it leads; null for nowhere. */
  href: string | null;
  onLeave: () => void;
}

const block = tw`grid min-w-0 justify-items-start gap-0.5 rounded text-start`;
/** All of the row is pressed. */
const pressed = tw`after:absolute after:inset-0 after:content-['']`;

const unreadMark = <span aria-hidden className={tw`mt-[7px] size-2 rounded-full bg-accent-mark forced:bg-sys-text`} />;

/** One notification: a press marks it as read, which dims it (specification §4), and goes where it leads. */
export const NotificationItem = memo(function NotificationItem(props: NotificationItemProps) {
  const { notification, now, onDismiss, onRemove, href, onLeave } = props;
  const { _id, title, message, date, dismissed } = notification;
  const row = useRef<HTMLLIElement>(null);
  const unread = !dismissed && onDismiss;
  const dismiss = () => {
    // The button turns into text: the focus stays on its row, where a second Enter deletes nothing.
    row.current?.focus();
    onDismiss?.(_id);
  };
  const follow = () => {
    if (unread) onDismiss(_id);
    onLeave();
  };
  const content = (
    <>
      {!dismissed && <span className={tw`sr-only`}>{texts.unread}: </span>}
      <span className={dismissed ? tw`break-anywhere font-medium text-muted` : tw`break-anywhere font-strong`}>
        {title}
      </span>
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
      className={tw`relative grid grid-cols-[8px_minmax(0,1fr)_auto] items-start gap-x-2 border-b py-3.5 pr-3 pl-2 hover:bg-hover focus-visible:-outline-offset-2`}
    >
      {dismissed ? <span /> : unreadMark}
      {href ? (
        <a href={href} onClick={follow} className={cx(block, pressed, tw`text-ink no-underline`)}>
          {content}
        </a>
      ) : unread ? (
        <button type="button" title={texts.markRead} onClick={dismiss} className={cx(block, pressed)}>
          {content}
        </button>
      ) : (
        <div className={block}>{content}</div>
      )}
      {onRemove && (
        <IconButton
          small
          icon={Trash2}
          label={texts.removeThis(title)}
          title={texts.remove}
          // the second press of a double one falls on the row that has moved up
          onClick={({ detail }) => detail < 2 && row.current && onRemove(_id, row.current)}
          className={tw`z-[1] -mt-1 narrow:-mt-2.5 narrow:-mr-1.5`}
        />
      )}
    </li>
  );
});

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
