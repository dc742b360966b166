import { useEffect, useEffectEvent, useState } from "react";
import type { Connection } from "../../../api/connection";
import { useConnection } from "../../../api/react/connection";
import { BELL_PULSE } from "../../../domain/constants";
import type { Notification } from "../../../domain/entities";
import { useToast } from "../../../ui/toast/toast";
import { useLazyComponent } from "../../../ui/loading/use-lazy-component";
import { texts } from "../bell-texts";
import { useLiveNotifications } from "../requests/list-notifications";
import { useInbox } from "../use-inbox";
import { BellButton } from "./bell-button";
import type { LeadTo } from "./notification-list";

/** Its toast; the drawer shows what it tells of. */
const ARRIVED = "arrived";
const loadDrawer = async () => (await import("./notifications-drawer")).NotificationsDrawer;

interface BellProps {
  /** Size and colours, which depend on the bar around it. */
  className: string;
  /** px */
  size: number;
  /** Told of each live notification, one bell of the page for all. */
  onLive?: (notification: Notification) => void;
  leadTo: LeadTo;
  /** Whoever comes here wants to see the notifications. */
  openNow?: boolean;
  /** The address of another page where the notifications are shown, in place of the drawer. */
  elsewhere?: string | null;
}

/** How many notifications wait, and the drawer with all of them (specification §2, §4). */
export function Bell({ className, size, onLive, leadTo, openNow, elsewhere }: BellProps) {
  const connection = useConnection();
  const inbox = useInbox();
  const { Component: Drawer, load, preload, loading } = useLazyComponent(loadDrawer);
  const toast = useToast();
  const [open, setOpen] = useState(false);
  /** How many have come live; the bell pulses for 5 s after each. */
  const [arrived, setArrived] = useState(0);
  const [pulsing, setPulsing] = useState(false);

  const show = async () => {
    if (elsewhere) return location.assign(elsewhere);
    if (!(await load(texts.partFailed))) return;
    setOpen(true);
    if (arrived > 0) toast.dismiss(ARRIVED);
  };

  useLiveNotifications(inbox.state, (these) => {
    setArrived((before) => before + these.length);
    setPulsing(true);
    const claimed = (by: "toast" | "event") => these.filter(({ _id }) => claimAnnouncement(connection, by, _id));
    if (onLive) for (const notification of claimed("event")) onLive(notification);
    // Without its title: what it is about may be a matter of health (decisions §4).
    if (!open && claimed("toast").length > 0)
      toast.info(texts.arrived, { id: ARRIVED, action: { label: texts.open, onSelect: () => void show() } });
  });
  useEffect(() => {
    if (arrived === 0) return;
    const timer = setTimeout(() => setPulsing(false), BELL_PULSE);
    return () => clearTimeout(timer);
  }, [arrived]);

  const showNow = useEffectEvent(() => void show());
  useEffect(() => {
    if (openNow) queueMicrotask(() => showNow());
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
        mark={failed ? "!" : unread > 99 ? "99+" : unread || null}
        pulsing={pulsing}
        {...(elsewhere
          ? { href: elsewhere }
          : {
              "aria-haspopup": "dialog",
              "aria-expanded": open,
              "aria-busy": loading || undefined,
              onClick: () => void show(),
              onPointerEnter: preload,
              onFocus: preload,
            })}
      />
      {Drawer && <Drawer open={open} onClose={() => setOpen(false)} inbox={inbox} arrived={arrived} leadTo={leadTo} />}
    </>
  );
}

/** The notifications that a toast, or an event, has told of on this page. */
const announced = new WeakMap<Connection, Set<string>>();

/** @returns true for the first element of the page that asks: however many bells there are, one tells, and once */
function claimAnnouncement(connection: Connection, by: "toast" | "event", id: string): boolean {
  const claims = announced.get(connection) ?? new Set();
  announced.set(connection, claims);
  const claim = `${by} ${id}`;
  if (claims.has(claim)) return false;
  claims.add(claim);
  return true;
}
