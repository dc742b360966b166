import { useConnection, useSessionState } from "../../api/react/connection";
import { Bell, BellButton, bellTexts } from "../../features/notifications";
import { tw } from "../../ui/tw";
import type { WidgetProps } from "../element";
import { Ready } from "../host/ready";
import { Connected } from "../shared/connected";

/** It takes the colour of the text in the header that it stands in. */
const look = {
  size: 20,
  className: tw`size-11 text-inherit after:absolute after:inset-0 after:rounded after:bg-current after:opacity-0 after:content-[''] hover:after:opacity-10 aria-expanded:after:opacity-10 focus-visible:outline-current`,
};

/** The bell of the back office in somebody's header, with the same drawer; nothing for those who are signed out. */
export function NotificationBell(props: WidgetProps) {
  return (
    <Connected {...props}>
      <Content emit={props.emit} />
    </Connected>
  );
}

function Content({ emit }: Pick<WidgetProps, "emit">) {
  const { session } = useConnection();
  const { status } = useSessionState();
  if (status === "loading") return null;
  return (
    <>
      <Ready />
      {status === "failed" && (
        <BellButton {...look} label={bellTexts.failed} mark="!" onClick={() => void session.reload()} />
      )}
      {status === "signed-in" && <Bell {...look} onLive={({ _id }) => emit("gds-notification", { _id })} />}
    </>
  );
}
