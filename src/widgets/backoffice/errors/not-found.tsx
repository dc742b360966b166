import type { ReactNode } from "react";
import { tw } from "../../../ui/tw";
import { ErrorLayout } from "./error-layout";
import { HomeLink } from "./home-link";
import { texts } from "./texts";

/** For an address that leads nowhere, and for the route error 404 (specification §2, decisions §6). */
export function NotFound({ retry }: { retry?: ReactNode }) {
  const actions = (
    <>
      <HomeLink primary />
      {retry}
    </>
  );
  return (
    <ErrorLayout drawing="find" label={texts.notFoundCode} title={texts.notFoundTitle} actions={actions}>
      <p className={tw`text-muted text-pretty`}>{texts.notFoundHint}</p>
      <p className={tw`text-muted text-pretty`}>{texts.notFoundSays}</p>
    </ErrorLayout>
  );
}
