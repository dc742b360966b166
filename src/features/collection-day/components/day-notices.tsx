import { useState } from "react";
import { useUser } from "../../../api/react/connection";
import { hrefFor } from "../../../domain/routes";
import { formatFullDate } from "../../../domain/format";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { Banner } from "../../../ui/messages/banner";
import type { Sheet } from "../sheet/sheet";
import type { SheetControl } from "../sheet/use-sheet";
import { texts } from "../texts";

interface DayNoticesProps {
  control: SheetControl;
  /** The sheet of the address, while the draft holds another day. */
  other: Sheet | null;
}

/** What concerns the whole sheet: another draft, colleagues, rules or donors that can't be read. */
export function DayNotices({ control: { sheet, change, others, rules, failure, recheck }, other }: DayNoticesProps) {
  const ownId = useUser()?._id ?? null;
  const [undecided, setUndecided] = useState(other !== null);
  const start = () => {
    setUndecided(false);
    if (other) change({ do: "replace", sheet: other });
  };
  const donors = new Set(sheet.rows.map(({ donorId }) => donorId));
  const colleagues = others
    .filter(({ author }) => author?._id !== ownId)
    .map((day) => ({
      day,
      count: day.rows.filter(({ donor, state }) => state === "registered" && donors.has(donor?._id ?? "")).length,
    }))
    .filter(({ count }) => count > 0);
  const unchecked = sheet.rows.filter(({ state }) => state === "failed");
  return (
    <>
      {other && undecided && (
        <Banner
          tone="warn"
          title={texts.otherDraft(sheet.day, sheet.rows.length)}
          actions={
            <>
              <Button small onClick={() => setUndecided(false)}>
                {texts.keepDraft}
              </Button>
              <Button small onClick={start}>
                {texts.startDay(formatFullDate(other.day))}
              </Button>
            </>
          }
        />
      )}
      {colleagues.map(({ day: { _id, author }, count }) => (
        <Banner
          key={_id}
          title={texts.colleague(author?.name ?? "", count)}
          live
          actions={
            <Button small href={addressOf(hrefFor("collectionDayOutcome", { id: _id }))}>
              {texts.seeDay}
            </Button>
          }
        />
      ))}
      {rules.status === "unknown" && (
        <Banner
          tone="warn"
          title={texts.rulesUnknown}
          live
          actions={
            <Button small onClick={rules.retry} loading={rules.retrying}>
              {texts.lookAgain}
            </Button>
          }
        >
          {texts.rulesUnknownHint}
        </Banner>
      )}
      {failure && unchecked.length > 0 && (
        <Banner
          tone="warn"
          title={texts.searchFailed}
          live
          actions={
            <Button small onClick={() => recheck(unchecked)}>
              {texts.lookAgain}
            </Button>
          }
        >
          {failure.message}
        </Banner>
      )}
    </>
  );
}
