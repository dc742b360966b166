import { findInPage } from "../../api/client/find-in-page";
import { useConnection, useSessionState } from "../../api/react/connection";
import { Bell, BellButton, bellTexts, OPEN_NOTIFICATIONS } from "../../features/notifications";
import { tw } from "../../ui/tw";
import type { WidgetProps } from "../host/widget";
import { Ready } from "../../ui/messages/ready";
import { useLazyDialog } from "../../ui/overlay/use-lazy-dialog";
import { Connected } from "../shared/connected";

/**
 * Returns the address of a screen of the back office.
 * @param path "/app/dashboard"
 * @param openIn the back office's page, if the bell has `open-in`
 * @returns null without `open-in`, if this page has no back office of the same API
 */
function officeAddress(path: string, openIn: string | null, apiBase: string): string | null {
  const hasOffice = [...findInPage("gds-backoffice")].some(
    (office) => (office as { apiBase?: string | null }).apiBase?.replace(/\/+$/, "") === apiBase,
  );
  if (!openIn && !hasOffice) return null;
  const url = new URL(openIn ?? location.href);
  url.hash = path;
  return url.href;
}

/** The bell has the colour of the surrounding text. */
const look = {
  size: 20,
  className: tw`size-11 text-inherit after:absolute after:inset-0 after:rounded after:bg-current after:opacity-0 after:content-[''] hover:after:opacity-10 aria-expanded:after:opacity-10 focus-visible:outline-current`,
};
const loadDialog = async () => (await import("./sign-in-dialog")).SignInDialog;

/**
 * The bell of the back office in the header of a site, with the same drawer. Signed-out visitors see nothing, or a bell that
 * leads to the sign-in. It changes neither the page's title nor its address, and makes no sound.
 */
export function NotificationBell(props: WidgetProps) {
  return (
    <Connected {...props}>
      <Content {...props} />
    </Connected>
  );
}

function Content(props: WidgetProps) {
  const { emit, apiBase, openIn } = props;
  const { session } = useConnection();
  const { status } = useSessionState();
  if (status === "loading") return null;
  return (
    <>
      <Ready />
      {status === "failed" && (
        <BellButton {...look} label={bellTexts.failed} badge="!" onClick={() => void session.rereadUser()} />
      )}
      {status === "signed-in" && (
        <Bell
          {...look}
          onLive={({ _id }) => emit("gds-notification", { _id })}
          hrefOfLink={({ path }) => officeAddress(path, openIn, apiBase)}
          elsewhere={openIn && officeAddress(`/app/dashboard?${OPEN_NOTIFICATIONS}`, openIn, apiBase)}
        />
      )}
      {status === "signed-out" && props.invites && <Invitation {...props} />}
    </>
  );
}

/** A bell without a count: a press leads to the sign-in, at the back office's page or here. */
function Invitation({ openIn, apiBase, recaptchaSiteKey, privacyUrl }: WidgetProps) {
  const { Dialog, shown, trigger } = useLazyDialog(loadDialog, bellTexts.partFailed);
  const named = { ...look, label: bellTexts.invite, badge: null };
  if (openIn) return <BellButton {...named} href={officeAddress("/auth/login", openIn, apiBase) ?? openIn} />;
  return (
    <>
      <BellButton {...named} {...trigger} />
      {Dialog && <Dialog {...shown} recaptchaSiteKey={recaptchaSiteKey} privacyUrl={privacyUrl} />}
    </>
  );
}
