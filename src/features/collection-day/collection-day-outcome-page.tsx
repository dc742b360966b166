import { Plus, Undo2 } from "lucide-react";
import { useState } from "react";
import { useCan } from "../../api/react/ability";
import { useConnection, useUser } from "../../api/react/connection";
import { useFeatureQuery } from "../../api/react/use-feature";
import { registryName } from "../../domain/donor/registry-name";
import { capitalised } from "../../domain/language/italian";
import { PartCard } from "../../shared/donor/parts/part-card";
import { addressOf, useRouteId } from "../../shared/navigation";
import { Button } from "../../ui/buttons/button";
import { Banner } from "../../ui/messages/banner";
import { ReadFailed } from "../../ui/messages/read-failed";
import { ConfirmDialog } from "../../ui/overlay/action-dialogs";
import { useOpened } from "../../ui/overlay/use-opened";
import { PageHeader } from "../../ui/page/page-header";
import { tw } from "../../ui/tw";
import { collectionDayHref } from "./collection-day-href";
import { AwardsCard } from "./outcome/awards-card";
import { OutcomeList } from "./outcome/outcome-list";
import { outcomeTexts as texts } from "./outcome/outcome-texts";
import { useUndo } from "./outcome/use-undo";
import { collectionDayQuery, type CollectionDay, type CollectionDayRow } from "./requests/collection-days";
import { mayPutBack, readSheet } from "./sheet/stored-sheet";

/** A registered donation day: the result of each row, what it has changed, and its undo. */
export function CollectionDayOutcomePage() {
  const id = useRouteId();
  const state = useFeatureQuery("collection-days", collectionDayQuery(id), { throwRouteErrors: true });
  return (
    <PartCard state={state} loading={texts.loading} failed={texts.failed}>
      {({ collectionDay }) => (
        <>
          {state.status === "ready" && state.error && (
            <ReadFailed title={texts.failed} onRetry={state.retry} retrying={state.refreshing} />
          )}
          <Outcome day={collectionDay} />
        </>
      )}
    </PartCard>
  );
}

function Outcome({ day }: { day: CollectionDay }) {
  const connection = useConnection();
  const userId = useUser()?._id ?? null;
  const can = useCan();
  const { undo, undoing } = useUndo(day);
  const { rows } = day;
  const registered = rows.filter(({ state }) => state === "registered");
  // what somebody has changed since is deleted one by one, in the list
  const mayUndo = can("delete", "Donation");
  const undoable = mayUndo ? registered.filter(({ changed }) => changed === null) : [];
  const sheet = userId === null ? null : readSheet(connection, userId);
  const isBack = mayPutBack(sheet, day);
  const ask = useOpened();
  const [asked, setAsked] = useState<readonly CollectionDayRow[]>([]);
  const [first] = asked;
  /** Asks first if the rows can't go back into the sheet, or if somebody has changed one. */
  const askOrUndo = (chosen: readonly CollectionDayRow[]) => {
    if (isBack && chosen.every(({ changed }) => changed === null)) return void undo(chosen);
    setAsked(chosen);
    ask.show();
  };
  const isUndone = registered.length === 0 && rows.some(({ state }) => state === "removed");
  return (
    <div className={tw`grid grid-cols-[minmax(0,1fr)] content-start gap-5`}>
      <PageHeader
        title={isUndone ? texts.undoneTitle : texts.registered(registered.length)}
        lead={
          <>
            {capitalised(texts.lead(day.day ?? "", day.place))}
            <span className={tw`block text-label text-faint`}>{texts.by(day.author?.name ?? "", day.date ?? "")}</span>
          </>
        }
        actions={
          <>
            {undoable.length > 0 && (
              <Button
                icon={Undo2}
                iconWhenNarrow
                loading={undoing}
                loadingLabel={texts.undoing}
                onClick={() => askOrUndo(undoable)}
              >
                {texts.undo}
              </Button>
            )}
            <Button kind="primary" icon={Plus} href={addressOf(collectionDayHref())}>
              {texts.another}
            </Button>
          </>
        }
      />
      {sheet?.day === day.day && sheet.rows.length > 0 && (
        <Banner
          title={texts.aside(sheet.rows.length)}
          actions={
            <Button small href={addressOf(collectionDayHref())}>
              {texts.decide}
            </Button>
          }
        />
      )}
      <AwardsCard rows={registered} />
      <OutcomeList key={day._id} rows={rows} onUndo={mayUndo ? (row) => askOrUndo([row]) : null} undoing={undoing} />
      {first && (
        <ConfirmDialog
          key={ask.times}
          {...ask.shown}
          title={first.changed ? texts.askOne(registryName(first.donor)) : texts.askAll(asked.length)}
          description={[
            ...(first.changed ? [`${texts.changed(first.changed.author?.name ?? "", first.changed.date ?? "")}.`] : []),
            isBack ? texts.isBack : day.day === null ? texts.hasNoDay : texts.isNotBack,
          ].join(" ")}
          kind="danger"
          submit={first.changed ? texts.undoOne : texts.remove(asked.length)}
          onSubmit={() => void undo(asked)}
        />
      )}
    </div>
  );
}
