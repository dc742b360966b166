import { useEffect, useState } from "react";
import { Bell as BellIcon } from "lucide-react";
import { BELL_PULSE } from "../../../domain/constants";
import type { Notification } from "../../../domain/entities";
import { Icon } from "../../../ui/icons/icon";
import { useToast } from "../../../ui/toast/toast";
import { cx, tw } from "../../../ui/tw";
import { useLatePart } from "../../../ui/use-late-part";
import { firstToTell } from "../first-to-tell";
import { useLiveNotifications } from "../requests/list-notifications";
import { texts } from "../bell-texts";
import { useInbox } from "../use-inbox";

/** Its toast; the drawer shows what it tells of. */
const ARRIVED = "arrived";
const loadDrawer = async () => (await import("./notifications-drawer")).NotificationsDrawer;

const base = tw`relative inline-grid flex-none place-items-center rounded transition`;
const badge = tw`absolute left-[calc(50%+1px)] top-[calc(50%-18px)] z-[1] h-[17px] min-w-[17px] rounded-full bg-accent px-1 text-center text-[11px] font-strong leading-[17px] text-on-accent [box-shadow:0_0_0_2px_var(--gds-surface)] forced:border forced:border-sys-text`;
/** A ring that goes out; where motion is reduced it stands (specification §4, §9: 5 s). */
const pulse = tw`before:absolute before:-inset-[3px] before:rounded-full before:border-2 before:border-accent before:content-[''] before:[animation:gds-pulse_1s_ease-out_infinite] motion-reduce:before:[animation:none]`;

interface BellProps {
  /** Its size and colours, which are those of the bar that it stands in. */
  className: string;
  /** px */
  size: number;
  /** Told of each live notification. */
  onLive?: (notification: Notification) => void;
}

/** How many notifications wait, and the drawer with all of them (specification §2, §4). */
export function Bell({ className, size, onLive }: BellProps) {
  const inbox = useInbox();
  const { part: Drawer, want, preload, wanting } = useLatePart(loadDrawer);
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** How many have come live; the bell pulses for 5 s after each. */
  const [arrived, setArrived] = useState(0);
  const [pulsing, setPulsing] = useState(false);

  const show = async () => {
    if (!(await want())) return toast.error(texts.partFailed);
    setOpen(true);
    if (arrived > 0) toast.dismiss(ARRIVED);
  };

  useLiveNotifications((notification) => {
    setArrived((before) => before + 1);
    setPulsing(true);
    onLive?.(notification);
    // Without its title: what it is about may be a matter of health (decisions §4).
    if (!open && firstToTell(notification._id))
      toast.info(texts.arrived, { id: ARRIVED, action: { label: texts.open, onSelect: () => void show() } });
  });
  useEffect(() => {
    if (arrived === 0) return;
    const timer = setTimeout(() => setPulsing(false), BELL_PULSE);
    return () => clearTimeout(timer);
  }, [arrived]);

  const unread = inbox.unread ?? 0;
  const label = inbox.unread === null ? texts.title : texts.bell(inbox.unread);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={wanting || undefined}
        className={cx(base, className)}
        onClick={() => void show()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon of={BellIcon} size={size} />
        {unread > 0 && <span className={cx(badge, pulsing && pulse)}>{unread > 99 ? "99+" : unread}</span>}
      </button>
      {Drawer && (
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          inbox={inbox}
          arrived={arrived}
          error={error}
          onError={setError}
        />
      )}
    </>
  );
}
