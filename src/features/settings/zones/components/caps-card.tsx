import { CircleDashed, TriangleAlert } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { capGaps, sharedCaps, type CapGap } from "../../../../domain/places/cap-ranges";
import { Card } from "../../../../ui/display/card";
import { Icon } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { whenIdle } from "../../../../ui/loading/when-idle";
import type { OfficeZone } from "../read-zones";
import { texts } from "../texts";

/** Postal codes that two zones have, and those that none has; nothing where each has one zone. */
export function CapsCard({ zones }: { zones: readonly OfficeZone[] }) {
  const shared = useMemo(() => sharedCaps(zones), [zones]);
  const gaps = useGaps(zones);
  if (shared.length === 0 && gaps.length === 0) return null;
  return (
    <Card title={texts.capsCard}>
      <ul className={tw`grid gap-3`}>
        {shared.map((one) => (
          <li key={one.caps + one.names.join()} className={line}>
            <Icon of={TriangleAlert} className={tw`mt-px text-warn-text`} />
            <span className={tw`break-anywhere`}>{texts.overlap(one)}</span>
          </li>
        ))}
        {gaps.map((gap) => (
          <li key={gap.province} className={line}>
            <Icon of={CircleDashed} className={tw`mt-px text-faint`} />
            <span className={tw`break-anywhere`}>
              {texts.gap(gap)} <span className={tw`text-muted`}>({texts.gapTowns(gap.towns)}).</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const line = tw`grid grid-cols-[20px_minmax(0,1fr)] gap-2.5`;

/** The towns of Italy are more than all the rest of the page: they come when nothing else is to be done. */
function useGaps(zones: readonly OfficeZone[]): readonly CapGap[] {
  const [towns, setTowns] = useState<Parameters<typeof capGaps>[1]>([]);
  const wanted = zones.some(({ caps }) => caps.length > 0);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const stop = whenIdle(() => {
      void import("../../../../domain/places/places").then(
        ({ PLACES }) => gone || setTowns(PLACES),
        () => undefined, // without them nothing is told of gaps
      );
    });
    return () => {
      gone = true;
      stop();
    };
  }, [wanted]);
  return useMemo(() => capGaps(zones, towns), [zones, towns]);
}
