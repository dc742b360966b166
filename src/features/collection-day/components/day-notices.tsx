import { useState } from "react";
import { useUser } from "../../../api/react/connection";
import { hrefFor } from "../../../domain/routes";
import { formatFullDate } from "../../../domain/format";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { Banner } from "../../../ui/messages/banner";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { registeredDonors } from "../requests/collection-days";
import { askAgain, donorIdOf, isFailed, type Sheet } from "../sheet/sheet";
import type { SheetControl } from "../sheet/use-sheet";
import { texts } from "../texts";

interface DayNoticesProps {
  control: SheetControl;
  /** The sheet of the address, while the draft holds another day. */
  other: Sheet | null;
}

/** What concerns the whole sheet: another draft, colleagues, rules or donors that can't be read. */
export function DayNotices({ control: { sheet, change, others, rules, failure }, other }: DayNoticesProps) {
  const ownId = useUser()?._id ?? null;
  const [undecided, setUndecided] = useState(other !== null);
  const start = () => {
    setUndecided(false);
    if (other) change(() => other);
  };
  const donors = new Set(sheet.rows.map(donorIdOf));
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
      {others.map(({ _id, author, rows }) => {
        const count = registeredDonors(rows).filter((id) => donors.has(id)).length;
        if (author?._id === ownId || count === 0) return null;
        return (
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
        );
      })}
      {rules.status === "unknown" && (
        <ReadFailed title={texts.rulesUnknown} onRetry={rules.retry} retrying={rules.retrying} />
      )}
      {failure && sheet.rows.some(isFailed) && (
        <ReadFailed
          title={texts.searchFailed(failure.message)}
          onRetry={() => change((now) => askAgain(now, isFailed))}
          retrying={false}
        />
      )}
    </>
  );
}
