import { useState } from "react";
import { byDay } from "../../../shared/history";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { Chip } from "../../../ui/display/chip";
import { ErrorState } from "../../../ui/messages/error-state";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import { ActivityLine } from "./activity-line";
import { texts } from "./texts";
import { useActivities } from "./use-activities";

const KINDS = ["donors", "donations", "awards", "exports", "users", "zones", "settings"] as const;

/** The recent activity of a user, by day, of one kind or of all. Nothing if the server doesn't declare `history`. */
export function ActivityCard({ id }: { id: string }) {
  const [kind, setKind] = useState<string | null>(null);
  const { state, rows, total, older } = useActivities(id, kind);
  const nothing = rows.length === 0;
  if (state.status === "absent") return null;
  if (nothing && kind === null && state.status === "loading")
    return (
      <SkeletonGroup label={texts.activity}>
        <Skeleton height={220} />
      </SkeletonGroup>
    );
  if (nothing && kind === null && state.status === "ready")
    return (
      <Card title={texts.activity}>
        <p className={tw`text-muted`}>{texts.noActivity}</p>
      </Card>
    );
  const all = total ?? rows.length;
  return (
    <Card
      flush
      title={texts.activity}
      {...(!nothing && { subtitle: texts.activityCount(all) })}
      footer={
        !nothing && (
          <FocusFallback className={tw`flex flex-1 flex-wrap items-center gap-3`}>
            <span className={tw`text-label text-muted`}>{texts.shown(rows.length, all)}</span>
            {(older || state.status === "loading") && (
              <Button
                small
                className={tw`ml-auto`}
                loading={state.status === "loading"}
                onClick={older ?? (() => undefined)}
              >
                {texts.older}
              </Button>
            )}
          </FocusFallback>
        )
      }
    >
      <div
        role="group"
        aria-label={texts.kinds}
        className={tw`flex flex-wrap gap-2 px-6 py-3 narrow:gap-y-3 narrow:px-4`}
      >
        <Chip pressed={kind === null} onClick={() => setKind(null)}>
          {texts.all}
        </Chip>
        {KINDS.map((one) => (
          <Chip key={one} pressed={kind === one} onClick={() => setKind(one)}>
            {texts.kind[one]}
          </Chip>
        ))}
      </div>
      {nothing && state.status === "loading" && (
        <SkeletonGroup label={texts.activity}>
          <div className={tw`px-6 pb-4 narrow:px-4`}>
            <Skeleton height={120} />
          </div>
        </SkeletonGroup>
      )}
      {nothing && state.status === "ready" && (
        <p className={tw`border-t border-line px-6 py-4 text-muted narrow:px-4`}>{texts.noneOfKind}</p>
      )}
      {byDay(rows).map(({ day, entries }) => (
        <section key={day}>
          <h3 className={tw`border-y border-line bg-sunken px-6 py-2 text-label font-medium text-muted narrow:px-4`}>
            {day ? texts.day(day) : texts.noDay}
          </h3>
          <ul>
            {entries.map((entry, index) => (
              <ActivityLine key={entry._id || `${entry.date} ${index}`} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {state.status === "error" && (
        <ErrorState title={texts.activityFailed} onRetry={state.retry} retrying={state.retrying}>
          {state.error.message}
        </ErrorState>
      )}
    </Card>
  );
}
