import { useEffect } from "react";
import { Router, useLocation } from "wouter";
import { UploadsBaseContext, useSessionState } from "../../api/react/connection";
import { TITLE_SUFFIX } from "../../domain/constants";
import { MailedTokenReader } from "../../features/auth/mailed-link";
import { SessionFailed, sessionTexts } from "../../shared/session";
import { followRoutes, useHashLocation } from "../../shared/navigation";
import type { WidgetProps } from "../host/widget";
import { usePageTitle } from "../host/page-title";
import { Connected } from "../shared/connected";
import { AppLoading } from "./app-loading";
import { goBack } from "./errors/go-back";
import { Screens, type PageTitle } from "./screens";

/** The back office, behind `#/` of the host page. */
export function Backoffice(props: WidgetProps) {
  const { host, pageTitle } = props;
  const setPageTitle = usePageTitle(pageTitle);
  useEffect(() => {
    host.addEventListener("click", followRoutes);
    return () => host.removeEventListener("click", followRoutes);
  }, [host]);
  return (
    <Router hook={useHashLocation}>
      <MailedTokenReader />
      <Connected {...props}>
        <UploadsBaseContext value={props.uploadsBase}>
          <Session {...props} setPageTitle={setPageTitle} />
        </UploadsBaseContext>
      </Connected>
    </Router>
  );
}

function Session(props: WidgetProps & PageTitle) {
  const state = useSessionState();
  const { setPageTitle } = props;
  const [path] = useLocation();
  const failed = state.status === "failed";
  useEffect(() => {
    if (failed) setPageTitle(`${sessionTexts.error} | ${TITLE_SUFFIX}`);
  }, [failed, setPageTitle]);
  if (state.status === "loading") return <AppLoading path={path} />;
  if (state.status === "failed") return <SessionFailed error={state.error} goBack={goBack} />;
  const { reason, former } = state.status === "signed-out" ? state : { reason: null, former: null };
  return <Screens {...props} ended={reason} formerUserId={former} />;
}
