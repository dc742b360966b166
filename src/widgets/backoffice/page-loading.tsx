import { Spinner } from "../../ui/messages/spinner";
import { tw } from "../../ui/tw";
import { useDelayed } from "../../ui/messages/use-delayed";
import { texts } from "./shell/texts";

/** While a page's code loads: a centred spinner on a translucent background (specification §2), after 200 ms. */
export function PageLoading() {
  const late = useDelayed(true);
  return (
    <div role="status" className={tw`min-h-[320px]`}>
      {late && (
        <div
          className={tw`pointer-events-none absolute inset-0 grid place-items-center text-muted [background:color-mix(in_srgb,var(--gds-surface)_70%,transparent)] [animation:gds-fade_var(--gds-fast)_var(--gds-ease)]`}
        >
          <Spinner label={texts.pageLoading} />
        </div>
      )}
    </div>
  );
}
