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
  /** Null without the permission. All callbacks are stable, so that only changed rows render again. */
  onDismiss: ((id: string) => void) | null;
  onRemove: ((id: string, row: HTMLElement) => void) | null;
  /** The linked page; null without a link. */
  href: string | null;
  onNavigate: () => void;
}

const contentClass = tw`grid min-w-0 justify-items-start gap-0.5 rounded text-start`;
/** Makes the whole row clickable. */
const fullRowClass = tw`after:absolute after:inset-0 after:content-['']`;

const unreadMark = <span aria-hidden className={tw`mt-[7px] size-2 rounded-full bg-accent-mark forced:bg-sys-text`} />;

/** A notification. A click marks it as read, which dims it (specification §4), and opens the linked page. */
export const NotificationItem = memo(function NotificationItem(props: NotificationItemProps) {
  const { notification, now, onDismiss, onRemove, href, onNavigate } = props;
  const { _id, title, message, date, dismissed } = notification;
  const row = useRef<HTMLLIElement>(null);
  const unread = !dismissed && onDismiss;
  const dismiss = () => {
    // the button becomes text: focus the row, where a second Enter does nothing
    row.current?.focus();
    onDismiss?.(_id);
  };
  const follow = () => {
    if (unread) onDismiss(_id);
    onNavigate();
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
        <a href={href} onClick={follow} className={cx(contentClass, fullRowClass, tw`text-ink no-underline`)}>
          {content}
        </a>
      ) : unread ? (
        <button type="button" title={texts.markRead} onClick={dismiss} className={cx(contentClass, fullRowClass)}>
          {content}
        </button>
      ) : (
        <div className={contentClass}>{content}</div>
      )}
      {onRemove && (
        <IconButton
          small
          icon={Trash2}
          label={texts.removeThis(title)}
          title={texts.remove}
          // ignores the second click of a double click, which would hit the row that has moved up
          onClick={({ detail }) => detail < 2 && row.current && onRemove(_id, row.current)}
          className={tw`z-[1] -mt-1 narrow:-mt-2.5 narrow:-mr-1.5`}
        />
      )}
    </li>
  );
});

function Message({ message, dimmed }: { message: Notification["message"]; dimmed: boolean }) {
  const textClass = cx(tw`break-anywhere`, dimmed ? tw`text-faint` : tw`text-muted`);
  if (typeof message === "string") return <span className={textClass}>{message}</span>;
  return (
    <span className={cx(textClass, tw`grid`)}>
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
