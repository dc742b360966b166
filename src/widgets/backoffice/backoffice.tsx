import { useEffect, useState } from "react";
import { Router, useLocation } from "wouter";
import { UploadsBaseContext, useSessionState } from "../../api/react/connection";
import { TITLE_SUFFIX } from "../../domain/constants";
import { MailedTokenReader } from "../../features/auth/mailed-link";
import { SessionFailed, sessionTexts } from "../../shared/session";
import {
  AreaLocationContext,
  claimLocation,
  followAddress,
  followRoutes,
  useHashLocation,
} from "../../shared/navigation";
import type { WidgetProps } from "../host/widget";
import { usePageTitle } from "../host/page/page-title";
import { Connected } from "../shared/connected";
import { AppLoading } from "./app-loading";
import { useGoBack } from "./errors/use-go-back";
import { Screens, type PageTitle } from "./screens";
import { PlainFrame } from "./shell/plain-frame";

/** The back office, behind `#/` of the host page, or with its route in memory if the address belongs to another one. */
export function Backoffice(props: WidgetProps) {
  const { host, pageTitle } = props;
  const [location, setLocation] = useState(() => claimLocation(host));
  const setPageTitle = usePageTitle(pageTitle && location.inAddress);
  useEffect(() => followAddress(host, location, setLocation), [host, location]);
  useEffect(() => {
    if (!location.inAddress) warnOnce();
  }, [location]);
  useEffect(() => {
    host.addEventListener("click", followRoutes);
    return () => host.removeEventListener("click", followRoutes);
  }, [host]);
  return (
    <AreaLocationContext value={location}>
      <Router hook={useHashLocation}>
        {location.inAddress && <MailedTokenReader />}
        <Connected {...props}>
          <UploadsBaseContext value={props.uploadsBase}>
            <Session {...props} setPageTitle={setPageTitle} />
          </UploadsBaseContext>
        </Connected>
      </Router>
    </AreaLocationContext>
  );
}

let warned = false;

/** Tells the web master why the second area doesn't follow the address. */
function warnOnce(): void {
  if (!warned)
    console.warn(
      "gds-widgets: l’indirizzo della pagina segue il primo <gds-backoffice>. L’altro tiene le sue pagine in memoria: " +
        "un ricaricamento lo riporta all’inizio.",
    );
  warned = true;
}

function Session(props: WidgetProps & PageTitle) {
  const state = useSessionState();
  const { setPageTitle } = props;
  const goBack = useGoBack();
  const [path] = useLocation();
  const failed = state.status === "failed";
  useEffect(() => {
    if (failed) setPageTitle(`${sessionTexts.error} | ${TITLE_SUFFIX}`);
  }, [failed, setPageTitle]);
  if (state.status === "loading") return <AppLoading path={path} />;
  if (state.status === "failed")
    return (
      <PlainFrame>
        <SessionFailed error={state.error} goBack={goBack} />
      </PlainFrame>
    );
  const { reason, former } = state.status === "signed-out" ? state : { reason: null, former: null };
  return <Screens {...props} ended={reason} formerUserId={former} />;
}
