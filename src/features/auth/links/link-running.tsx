import { Spinner } from "../../../ui/spinner";
import { tw } from "../../../ui/tw";
import { useDelayed } from "../../../ui/use-delayed";
import { texts } from "./texts";

/** While a mailed link is looked at: nothing at first, so that nothing flashes. */
export function LinkRunning() {
  const late = useDelayed(true);
  return (
    <div role="status" className={tw`min-h-[24px]`}>
      {late && <Spinner label={texts.validate.running} />}
    </div>
  );
}
