import { useEffect, useRef } from "react";
import { AlertRegion } from "../../../ui/messages/alert-region";

/**
 * Why a provider wasn't saved. It is brought into sight: the bar that it stands in doesn't stick where an ancestor in the host's
 * page cuts off what overflows. The focus stays where one types.
 */
export function SaveFailure({ title }: { title: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // with what stands around it: the bar's buttons
    if (title) (box.current?.parentElement ?? box.current)?.scrollIntoView({ block: "nearest" });
  }, [title]);
  return (
    <div ref={box}>
      <AlertRegion title={title} />
    </div>
  );
}
