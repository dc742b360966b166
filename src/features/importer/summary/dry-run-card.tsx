import { CircleAlert, CircleHelp, CircleSlash, Equal, Pencil, Plus } from "lucide-react";
import { Card } from "../../../ui/display/card";
import { cx, tw } from "../../../ui/tw";
import type { Import } from "../api/read-imports";
import type { ImportCounts } from "../engine/types";
import { DownloadLink, MainCount, RowCounts } from "../shell/row-counts";
import { texts } from "./texts";

interface DryRunCardProps {
  importRun: Import;
  counts: Pick<ImportCounts, "read" | "ready" | "skipped" | "refused">;
  onDownload: () => void;
  /** Downloads the skipped rows; missing if the file isn't open. */
  onSkipped: (() => void) | undefined;
}

export function DryRunCard({ importRun, counts, onDownload, onSkipped }: DryRunCardProps) {
  const { create, update, unchanged, skip, refuse, ask } = importRun.planned;
  const [skipped, refused] = [skip + counts.skipped, refuse + counts.refused];
  const shares = [
    { count: create, look: tw`bg-success-solid` },
    { count: update, look: tw`bg-info-solid` },
    { count: unchanged, look: tw`bg-neutral-solid` },
    { count: skipped + ask, look: tw`bg-warn-solid` },
    { count: refused, look: tw`bg-danger-solid` },
  ];
  return (
    <Card>
      <div className={tw`grid gap-4`}>
        <MainCount count={counts.ready}>{texts.ready(counts.ready, counts.read)}</MainCount>
        <div aria-hidden className={tw`flex h-3 gap-0.5 overflow-hidden rounded-[6px]`}>
          {shares.map(
            ({ count, look }) =>
              count > 0 && (
                <span key={look} className={cx(tw`min-w-[4px] print-exact`, look)} style={{ flexGrow: count }} />
              ),
          )}
        </div>
        <RowCounts
          label={texts.countsLabel}
          counts={[
            {
              icon: Plus,
              look: tw`text-success-text`,
              count: create,
              label: texts.created(create, importRun.entity),
              hint: texts.createdHint(create, importRun.entity),
            },
            {
              icon: Pencil,
              look: tw`text-info-text`,
              count: update,
              label: texts.updated(update, importRun.entity),
              hint: texts.updatedHint(update),
            },
            {
              icon: Equal,
              look: tw`text-muted`,
              count: unchanged,
              label: texts.unchanged(unchanged),
              hint: texts.unchangedHint(unchanged),
            },
            {
              icon: CircleSlash,
              look: tw`text-warn-text`,
              count: skipped,
              label: texts.skipped(skipped),
              hint:
                skipped > 0 && onSkipped ? (
                  <DownloadLink onClick={onSkipped}>{texts.refusedHint}</DownloadLink>
                ) : (
                  texts.skippedHint(skipped)
                ),
            },
            ask > 0 && {
              icon: CircleHelp,
              look: tw`text-warn-text`,
              count: ask,
              label: texts.ask,
              hint: texts.askHint,
            },
            refused > 0 && {
              icon: CircleAlert,
              look: tw`text-danger-text`,
              count: refused,
              label: texts.refused(refused),
              hint: <DownloadLink onClick={onDownload}>{texts.refusedHint}</DownloadLink>,
            },
          ]}
        />
      </div>
    </Card>
  );
}
