import { useConnection, useSessionState } from "../../api/react/connection";
import { Screens } from "../backoffice/screens";
import { widgetProps } from "./widget-props";

const ignoreTitle = () => undefined;

/** The back office as its element shows it, for `renderPage`: guards, menu, and the page of the current address. */
export function Office({ bell = true }: { bell?: boolean }) {
  const { apiBase } = useConnection();
  const state = useSessionState();
  if (state.status === "loading" || state.status === "failed") return null;
  const ended = state.status === "signed-out" ? state.reason : null;
  const props = widgetProps(apiBase, { bell });
  return <Screens {...props} setPageTitle={ignoreTitle} ended={ended} formerUserId={null} />;
}
