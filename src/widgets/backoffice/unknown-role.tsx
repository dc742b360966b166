import { useConnection } from "../../api/react/connection";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { PageMain } from "../../ui/page-main";
import { tw } from "../../ui/tw";
import { texts } from "./texts";

/** For an account whose role is none that we know: it may do nothing here, and learns whom to ask. */
export function UnknownRole() {
  const { session } = useConnection();
  return (
    <PageMain label={texts.unknownRole} className={tw`p-pad`}>
      <EmptyState
        level={1}
        title={texts.unknownRole}
        actions={<Button onClick={() => session.signOut()}>{texts.leave}</Button>}
      >
        {texts.unknownRoleHint}
      </EmptyState>
    </PageMain>
  );
}
