import type { ReactNode } from "react";
import { AbilityProvider, useCan } from "../../api/react/ability";
import type { Action, Subject } from "../../api/session/ability";
import { SessionFailed, SessionLoading } from "../../shared/session";
import { goBack } from "./errors/go-back";

/** Everything under `/app`, once it is known what its user may do. */
export function Workspace({ children }: { children: ReactNode }) {
  return (
    <AbilityProvider
      loading={<SessionLoading />}
      failed={(error, retry) => <SessionFailed error={error} retry={retry} goBack={goBack} />}
    >
      {children}
    </AbilityProvider>
  );
}

interface RequireAbilityProps {
  needs: readonly [action: Action, subject: Subject] | undefined;
  refused: ReactNode;
  children: ReactNode;
}

/** Shows a page that no redirect keeps from anybody, if the ability allows it (decisions §6). */
export function RequireAbility({ needs, refused, children }: RequireAbilityProps) {
  const can = useCan();
  return needs && !can(...needs) ? refused : children;
}
