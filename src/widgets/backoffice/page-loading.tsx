import { Spinner } from "../../ui/spinner";
import { tw } from "../../ui/tw";
import { useDelayed } from "../../ui/use-delayed";
import { texts } from "./texts";

/** While a page's code comes: a centred spinner over a translucent ground (specification §2), not before 200 ms. */
export function PageLoading() {
  const late = useDelayed(true);
  return (
    <div role="status" className={tw`grid min-h-[320px] place-items-center text-muted`}>
      {late && <Spinner label={texts.pageLoading} />}
    </div>
  );
}
