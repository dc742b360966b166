import { Spinner } from "../../ui/messages/spinner";
import { tw } from "../../ui/tw";
import { useDelayed } from "../../ui/messages/use-delayed";
import { texts } from "./texts";

/** While nobody knows yet who is signed in: no redirect, no flash (specification §4). */
export function SessionLoading() {
  const late = useDelayed(true);
  return (
    <div role="status" className={tw`grid min-h-[320px] place-items-center text-muted`}>
      {late && <Spinner label={texts.loading} />}
    </div>
  );
}
