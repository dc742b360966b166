import { useConnection, useSessionState } from "../../api/react/connection";
import { Screens } from "../backoffice/screens";
import type { WidgetProps } from "../host/widget";

const silent = () => undefined;
const SETTINGS: Omit<WidgetProps, "apiBase" | "host" | "bell"> = {
  ...{ uploadsBase: null, socketUrl: null, recaptchaSiteKey: null, privacyUrl: null, returnUrl: null },
  ...{ partner: null, openIn: null, invites: false, pageTitle: false, publicFeatures: "zones settings" },
  ...{ theme: "light", tokenStorage: "memory", start: "sign-up", emit: silent },
};

/** The office as its element shows it, for `renderPage`: guards, menu, and the page of the current address. */
export function Office({ bell = true }: { bell?: boolean }) {
  const { apiBase } = useConnection();
  const state = useSessionState();
  if (state.status === "loading" || state.status === "failed") return null;
  const ended = state.status === "signed-out" ? state.reason : null;
  return (
    <Screens
      {...SETTINGS}
      apiBase={apiBase}
      bell={bell}
      host={document.body}
      setPageTitle={silent}
      ended={ended}
      formerUserId={null}
    />
  );
}
