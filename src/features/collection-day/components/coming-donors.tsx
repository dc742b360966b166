import { Phone } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { useFeatureQuery } from "../../../api/react/use-feature";
import { isIsoDay } from "../../../domain/dates/days";
import { Button } from "../../../ui/buttons/button";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { registeredDonors } from "../requests/collection-days";
import { comingQuery } from "../requests/coming-donors";
import { donorIdOf, proposeRows } from "../sheet/sheet";
import { tw } from "../../../ui/tw";
import type { SheetControl } from "../sheet/use-sheet";
import { texts } from "../texts";

/** Proposes those who said on the telephone that they come on the day, without those who are in the sheet or registered. */
export function ComingDonors({
  control: { sheet, change, others },
  onAdded,
}: {
  control: SheetControl;
  onAdded: () => void;
}) {
  const may = useCan()("update", "Donor");
  const state = useFeatureQuery("calls", may && isIsoDay(sheet.day) ? comingQuery(sheet.day) : null);
  if (state.status === "error")
    return <ReadFailed title={texts.comingFailed} onRetry={state.retry} retrying={state.retrying} />;
  const known = new Set([...sheet.rows.map(donorIdOf), ...others.flatMap(({ rows }) => registeredDonors(rows))]);
  const donors = state.status === "ready" ? state.data.donors.filter(({ _id }) => _id && !known.has(_id)) : [];
  if (donors.length === 0) return null;
  const add = () => {
    const rows = donors.map(({ _id, type }) => ({ key: { donorId: _id }, type }));
    change((now) => proposeRows(now, {}, rows));
    onAdded();
  };
  return (
    <Button icon={Phone} onClick={add} className={tw`justify-self-start`}>
      {texts.addComing(donors.length)}
    </Button>
  );
}
