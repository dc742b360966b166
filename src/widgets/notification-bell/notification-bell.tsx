import { useUser } from "../../api/react/connection";
import { Bell } from "../../features/notifications";
import { tw } from "../../ui/tw";
import type { WidgetProps } from "../element";
import { Connected } from "../shared/connected";

/** It takes the colour of the text in the header that it stands in. */
const look = tw`size-11 text-inherit after:absolute after:inset-0 after:rounded after:bg-current after:opacity-0 after:content-[''] hover:after:opacity-10 aria-expanded:after:opacity-10 focus-visible:outline-current`;

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
  return user && <Bell className={look} size={20} onLive={({ _id }) => emit("gds-notification", { _id })} />;
}
