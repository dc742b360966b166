import { useCallback } from "react";
import { Bell } from "lucide-react";
import { useSessionState } from "../../api/react/connection";
import { useLiveNotifications, useNotifications } from "../../features/notifications";
import type { Notification } from "../../domain/entities";
import { formatNumber } from "../../domain/format";
import { Icon } from "../../ui/icons/icon";
import { tw } from "../../ui/tw";
import type { WidgetProps } from "../element";
import { Connected } from "../shared/connected";
import { texts } from "./texts";

/** The count of notifications that are not dismissed, in somebody's header; nothing for who is signed out. */
export function NotificationBell(props: WidgetProps) {
  return (
    <Connected {...props}>
      <Count emit={props.emit} />
    </Connected>
  );
}

function Count({ emit }: Pick<WidgetProps, "emit">) {
  const state = useSessionState();
  const notifications = useNotifications();
  useLiveNotifications(useCallback(({ _id }: Notification) => emit("gds-notification", { _id }), [emit]));

  if (state.status !== "signed-in" || notifications.status !== "ready") return null;
  const count = notifications.data.notifications.filter(({ dismissed }) => !dismissed).length;
  return (
    <span
      role="img"
      aria-label={texts.label(count)}
      title={texts.label(count)}
      className={tw`relative inline-grid size-10 place-items-center`}
    >
      <Icon of={Bell} size={20} />
      {count > 0 && (
        <span
          className={tw`absolute left-[calc(50%+1px)] top-[calc(50%-18px)] h-[17px] min-w-[17px] rounded-full bg-accent px-1 text-center text-[11px] font-strong leading-[17px] text-on-accent`}
        >
          {count > 99 ? "99+" : formatNumber(count)}
        </span>
      )}
    </span>
  );
}
