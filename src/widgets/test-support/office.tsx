import { useConnection, useSessionState } from "../../api/react/connection";
import { Screens } from "../backoffice/screens";
import { widgetProps } from "./widget-props";

const ignoreTitle = () => undefined;

interface OfficeProps {
  bell?: boolean;
  setPageTitle?: (title: string) => void;
}

/** The back office as its element shows it, for `renderPage`: guards, menu, and the page of the current address. */
export function Office({ bell = true, setPageTitle = ignoreTitle }: OfficeProps) {
  const { apiBase } = useConnection();
  const state = useSessionState();
  if (state.status === "loading" || state.status === "failed") return null;
  const ended = state.status === "signed-out" ? state.reason : null;
  const props = widgetProps(apiBase, { bell });
  return <Screens {...props} setPageTitle={setPageTitle} ended={ended} formerUserId={null} />;
}
