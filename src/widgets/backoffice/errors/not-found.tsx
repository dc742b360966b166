import type { ReactNode } from "react";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { ErrorLayout } from "./error-layout";
import { texts } from "./texts";

/** "Go back home", to the dashboard (specification §2). */
export const HomeLink = () => (
  <Button kind="primary" href={addressOf(hrefFor("dashboard"))}>
    {texts.goHome}
  </Button>
);

interface NotFoundProps {
  retry?: ReactNode;
  /** The page exists, but the server doesn't declare its feature (decisions §2). */
  notOffered?: boolean;
}

/** For an unknown address, and for the route error 404 (specification §2, decisions §6). */
export function NotFound({ retry, notOffered = false }: NotFoundProps) {
  const actions = (
    <>
      <HomeLink />
      {retry}
    </>
  );
  return (
    <ErrorLayout drawing="find" label={texts.notFoundCode} title={texts.notFoundTitle} actions={actions}>
      <p className={tw`text-muted text-pretty`}>{texts.notFoundHint}</p>
      <p className={tw`text-muted text-pretty`}>{notOffered ? texts.notOffered : texts.notFoundSays}</p>
    </ErrorLayout>
  );
}
