import { hrefFor } from "../../domain/routes";
import { addressOf } from "../../features/navigation";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { tw } from "../../ui/tw";
import { texts } from "./texts";

/** For an address that leads nowhere (specification §2). */
export function NotFound() {
  return (
    <div className={tw`grid min-h-[420px] place-items-center`}>
      <EmptyState
        level={1}
        title={texts.notFoundTitle}
        actions={<Button href={addressOf(hrefFor("dashboard"))}>{texts.goHome}</Button>}
      >
        {texts.notFoundHint}
      </EmptyState>
    </div>
  );
}
