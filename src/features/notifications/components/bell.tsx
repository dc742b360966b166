import { useEffect, useEffectEvent, useState, type ComponentProps } from "react";
import type { Connection } from "../../../api/connection";
import { useConnection } from "../../../api/react/connection";
import { BELL_PULSE } from "../../../domain/constants";
import type { Notification } from "../../../domain/entities";
import { useToast } from "../../../ui/toast/toast";
import { useLazyComponent } from "../../../ui/loading/use-lazy-component";
import { texts } from "../bell-texts";
import { useLiveNotifications } from "../requests/list-notifications";
import { useInbox } from "../use-inbox";
import type { HrefOfLink } from "./notification-list";
import { Bell as BellIcon } from "lucide-react";
import { Icon } from "../../../ui/icons/icon";
import { cx, tw } from "../../../ui/tw";

/** The id of the toast about new notifications; opening the drawer dismisses it. */
const ARRIVED = "arrived";
const loadDrawer = async () => (await import("./notifications-drawer")).NotificationsDrawer;

interface BellProps {
  /** Size and colours, which depend on the bar around it. */
  className: string;
  /** px */
  size: number;
  /** Called for each live notification, by one bell of the page. */
  onLive?: (notification: Notification) => void;
  hrefOfLink: HrefOfLink;
  /** Opens the drawer at once. */
  openNow?: boolean;
  /** The address of another page that shows the notifications, instead of the drawer. */
  elsewhere?: string | null;
}

/** The bell with the number of unread notifications, and the drawer that lists all (specification §2, §4). */
export function Bell({ className, size, onLive, hrefOfLink, openNow, elsewhere }: BellProps) {
  const connection = useConnection();
  const inbox = useInbox();
  const { Component: Drawer, load, preload, loading } = useLazyComponent(loadDrawer);
  const toast = useToast();
  const [open, setOpen] = useState(false);
  /** Number of live notifications. The bell pulses for 5 s after each. */
  const [arrived, setArrived] = useState(0);
  const [pulsing, setPulsing] = useState(false);

  const openDrawer = async () => {
    if (elsewhere) return location.assign(elsewhere);
    if (!(await load(texts.partFailed))) return;
    setOpen(true);
    if (arrived > 0) toast.dismiss(ARRIVED);
  };

  useLiveNotifications(inbox.state, (notifications) => {
    setArrived((before) => before + notifications.length);
    setPulsing(true);
    const claim = (by: "toast" | "event") => notifications.filter(({ _id }) => claimAnnouncement(connection, by, _id));
    if (onLive) for (const notification of claim("event")) onLive(notification);
    // without the notification's title, which may be about health (decisions §4)
    if (!open && claim("toast").length > 0)
      toast.info(texts.arrived, { id: ARRIVED, action: { label: texts.open, onSelect: () => void openDrawer() } });
  });
  useEffect(() => {
    if (arrived === 0) return;
    const timer = setTimeout(() => setPulsing(false), BELL_PULSE);
    return () => clearTimeout(timer);
  }, [arrived]);

  const openAtOnce = useEffectEvent(() => void openDrawer());
  useEffect(() => {
    if (openNow) queueMicrotask(() => openAtOnce());
  }, [openNow]);

  const unread = inbox.unread ?? 0;
  const failed = inbox.state.status === "error";
  const label = inbox.unread === null ? texts.title : texts.bell(inbox.unread);
  return (
    <>
      <BellButton
        className={className}
        size={size}
        label={failed ? texts.failed : label}
        badge={failed ? "!" : unread > 99 ? "99+" : unread || null}
        pulsing={pulsing}
        {...(elsewhere
          ? { href: elsewhere }
          : {
              "aria-haspopup": "dialog",
              "aria-expanded": open,
              "aria-busy": loading || undefined,
              onClick: () => void openDrawer(),
              onPointerEnter: preload,
              onFocus: preload,
            })}
      />
      {Drawer && (
        <Drawer open={open} onClose={() => setOpen(false)} inbox={inbox} arrived={arrived} hrefOfLink={hrefOfLink} />
      )}
    </>
  );
}

/** The notifications that a toast or an event has announced on this page. */
const announced = new WeakMap<Connection, Set<string>>();

/** @returns true for the first bell of the page that asks: each notification is announced once */
function claimAnnouncement(connection: Connection, by: "toast" | "event", id: string): boolean {
  const claims = announced.get(connection) ?? new Set();
  announced.set(connection, claims);
  const name = `${by} ${id}`;
  if (claims.has(name)) return false;
  claims.add(name);
  return true;
}

const baseClass = tw`relative inline-grid flex-none place-items-center rounded transition`;
const badgeClass = tw`absolute left-[calc(50%+1px)] top-[calc(50%-18px)] z-[1] h-[17px] min-w-[17px] rounded-full bg-accent px-1 text-center text-[11px] font-strong leading-[17px] text-on-accent [box-shadow:0_0_0_2px_var(--gds-surface)] forced:border forced:border-sys-text`;
/** The pulse (specification §4, §9): a ring that grows and fades. With reduced motion it doesn't move. */
const pulseClass = tw`before:absolute before:-inset-[3px] before:rounded-full before:border-2 before:border-accent before:content-[''] before:[animation:gds-pulse_1s_ease-out_infinite] motion-reduce:before:[animation:none]`;

interface BellButtonProps extends ComponentProps<"button"> {
  /** Size and colours, which depend on the bar around it. */
  className: string;
  /** px */
  size: number;
  /** The accessible name, which includes the meaning of the badge. */
  label: string;
  /** The number of unread notifications, or "!" if it can't be read. */
  badge: string | number | null;
  pulsing?: boolean;
  /** The address of another page; renders a link instead of a button. */
  href?: string;
}

export function BellButton({ className, size, label, badge, pulsing, href, ...button }: BellButtonProps) {
  const commonProps = { "aria-label": label, title: label, className: cx(baseClass, className) };
  const content = (
    <>
      <Icon of={BellIcon} size={size} />
      {badge !== null && <span className={cx(badgeClass, pulsing && pulseClass)}>{badge}</span>}
    </>
  );
  if (href)
    return (
      <a href={href} {...commonProps}>
        {content}
      </a>
    );
  return (
    <button type="button" {...commonProps} {...button}>
      {content}
    </button>
  );
}
