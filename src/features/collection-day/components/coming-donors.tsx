import { Phone } from "lucide-react";
import { useEffect, useRef } from "react";
import { useCan } from "../../../api/react/ability";
import { useFeatureQuery } from "../../../api/react/use-feature";
import { isIsoDay } from "../../../domain/dates/days";
import { Button } from "../../../ui/buttons/button";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { comingQuery } from "../requests/coming-donors";
import { tw } from "../../../ui/tw";
import type { SheetControl } from "../sheet/use-sheet";
import { texts } from "../texts";

interface ComingDonorsProps {
  control: SheetControl;
  /** The day whose donors the user has asked for already; null: none. */
  asked: string | null;
  onAdded: () => void;
}

/** Proposes those who said on the telephone that they come on the day, without those who are in the sheet or registered. */
export function ComingDonors({ control: { sheet, change, others }, asked, onAdded }: ComingDonorsProps) {
  const may = useCan()("update", "Donor");
  const day = isIsoDay(sheet.day) ? sheet.day : null;
  const state = useFeatureQuery("calls", may && day !== null ? comingQuery(day) : null);
  const awaited = useRef(asked);
  const donors = day !== null && state.status === "ready" ? state.data.donors : [];
  const known = new Set([
    ...sheet.rows.map(({ donorId, key }) => donorId ?? key.donorId),
    ...others.flatMap(({ rows }) => rows.flatMap((row) => (row.state === "registered" ? (row.donor?._id ?? []) : []))),
  ]);
  const missing = donors.filter(({ _id }) => _id && !known.has(_id));
  const add = () => {
    change({
      do: "add",
      // by name from the top
      rows: missing.toReversed().map(({ _id, type }) => ({
        key: { donorId: _id },
        type: type === sheet.type ? null : type,
      })),
    });
    onAdded();
  };
  const isFresh = state.status === "ready" && !state.refreshing && state.outdated !== "reread";
  useEffect(() => {
    if (!isFresh || awaited.current === null || awaited.current !== day) return;
    awaited.current = null;
    add();
  });
  if (state.status === "error" && asked !== null && asked === day)
    return <ReadFailed title={texts.comingFailed} onRetry={state.retry} retrying={state.retrying} />;
  if (missing.length === 0) return null;
  return (
    <Button icon={Phone} onClick={add} className={tw`justify-self-start`}>
      {texts.addComing(missing.length)}
    </Button>
  );
}
