import { CircleAlert, CircleHelp, CircleSlash, Equal, Pencil, Plus } from "lucide-react";
import { formatNumber } from "../../../domain/format";
import { Card } from "../../../ui/display/card";
import { tw } from "../../../ui/tw";
import type { Import } from "../api/read-imports";
import type { ImportCounts } from "../engine/types";
import { DownloadLink, Figure, Figures, ShareBar } from "../shell/figures";
import { texts } from "./texts";

interface TriedCardProps {
  of: Import;
  counts: Pick<ImportCounts, "read" | "ready" | "skipped" | "refused">;
  /** Gives the rows that aren't written as a file. */
  onDownload: () => void;
  /** The same of those that are skipped; missing where the file isn't at hand. */
  onSkipped: (() => void) | undefined;
}

/** What would become of all rows of the file. */
export function TriedCard({ of, counts, onDownload, onSkipped }: TriedCardProps) {
  const { create = 0, update = 0, unchanged = 0, skip = 0, refuse = 0, ask = 0 } = of.planned ?? {};
  const figures = { create: create ?? 0, update: update ?? 0, unchanged: unchanged ?? 0, ask: ask ?? 0 };
  const [skipped, refused] = [(skip ?? 0) + counts.skipped, (refuse ?? 0) + counts.refused];
  const download = <DownloadLink onClick={onDownload}>{texts.refusedHint}</DownloadLink>;
  return (
    <Card>
      <div className={tw`grid gap-4`}>
        <p className={tw`flex flex-wrap items-baseline gap-x-3`}>
          <b className={tw`text-display font-strong tabular-nums`}>{formatNumber(counts.ready)}</b>
          <span className={tw`text-muted`}>{texts.ready(counts.ready, counts.read)}</span>
        </p>
        <ShareBar
          shares={[
            { count: figures.create, look: tw`bg-success-solid` },
            { count: figures.update, look: tw`bg-info-solid` },
            { count: figures.unchanged, look: tw`bg-neutral-solid` },
            { count: skipped + figures.ask, look: tw`bg-warn-solid` },
            { count: refused, look: tw`bg-danger-solid` },
          ]}
        />
        <Figures label={texts.figures}>
          <Figure
            icon={Plus}
            look={tw`text-success-text`}
            count={figures.create}
            label={texts.created(figures.create, of.entity)}
            hint={texts.createdHint(figures.create, of.entity)}
          />
          <Figure
            icon={Pencil}
            look={tw`text-info-text`}
            count={figures.update}
            label={texts.updated(figures.update, of.entity)}
            hint={texts.updatedHint(figures.update)}
          />
          <Figure
            icon={Equal}
            look={tw`text-muted`}
            count={figures.unchanged}
            label={texts.unchanged(figures.unchanged)}
            hint={texts.unchangedHint(figures.unchanged)}
          />
          <Figure
            icon={CircleSlash}
            look={tw`text-warn-text`}
            count={skipped}
            label={texts.skipped(skipped)}
            hint={
              skipped > 0 && onSkipped ? (
                <DownloadLink onClick={onSkipped}>{texts.refusedHint}</DownloadLink>
              ) : (
                texts.skippedHint(skipped)
              )
            }
          />
          {figures.ask > 0 && (
            <Figure
              icon={CircleHelp}
              look={tw`text-warn-text`}
              count={figures.ask}
              label={texts.ask}
              hint={texts.askHint}
            />
          )}
          {refused > 0 && (
            <Figure
              icon={CircleAlert}
              look={tw`text-danger-text`}
              count={refused}
              label={texts.refused(refused)}
              hint={download}
            />
          )}
        </Figures>
      </div>
    </Card>
  );
}
