import { useUser } from "../../api/react/connection";
import { Bell } from "../../features/notifications";
import type { WidgetProps } from "../element";
import { Connected } from "../shared/connected";

/** The bell of the back office in somebody's header, with the same drawer; nothing for who is signed out. */
export function NotificationBell(props: WidgetProps) {
  return (
    <Connected {...props}>
      <SignedIn emit={props.emit} />
    </Connected>
  );
}

function SignedIn({ emit }: Pick<WidgetProps, "emit">) {
  const user = useUser();
  return user && <Bell look="host" onLive={({ _id }) => emit("gds-notification", { _id })} />;
}
