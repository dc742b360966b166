import { CircleCheck, TriangleAlert } from "lucide-react";
import { notDoneMessage } from "../../../../api/errors";
import { formatInstantMinute } from "../../../../domain/format";
import { hrefFor } from "../../../../domain/routes";
import { ownValue } from "../../../../domain/values";
import { addressOf } from "../../../../shared/navigation";
import { Button } from "../../../../ui/buttons/button";
import { Card } from "../../../../ui/display/card";
import { FocusFallback } from "../../../../ui/focus/focus-fallback";
import { Icon } from "../../../../ui/icons/icon";
import { useToast } from "../../../../ui/toast/toast";
import { tw } from "../../../../ui/tw";
import type { Obstacle } from "../erasing-answer";
import { texts } from "../texts";
import { useLeaveSending } from "../use-erase";

interface ObstaclesCardProps {
  donorId: string;
  obstacles: readonly Obstacle[];
}

/** What stands in the way of the erasure, each with what to do. */
export function ObstaclesCard({ donorId, obstacles }: ObstaclesCardProps) {
  const isFree = obstacles.length === 0;
  return (
    <Card
      title={texts.obstacles}
      subtitle={isFree ? texts.nothingPending : texts.pending(obstacles.length)}
      className={isFree ? undefined : tw`!border-warn-solid`}
    >
      {isFree ? (
        <p className={tw`flex gap-x-3.5`}>
          <Icon of={CircleCheck} className={tw`mt-px text-success-text`} />
          {texts.noObstacles}
        </p>
      ) : (
        <ul className={tw`grid gap-3`}>
          {obstacles.map((obstacle) => (
            <Line key={`${obstacle.kind} ${obstacle._id}`} donorId={donorId} obstacle={obstacle} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Line({ donorId, obstacle: { kind, _id, name, date } }: { donorId: string; obstacle: Obstacle }) {
  const [title, hint] = (ownValue(texts.lines, kind) ?? texts.otherLine)(name, date && formatInstantMinute(date));
  const other = _id?.split(".").find((id) => id !== donorId);
  return (
    <li className={tw`flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t pt-3 first:border-0 first:pt-0`}>
      <Icon of={TriangleAlert} className={tw`self-start mt-px text-warn-text`} />
      <span className={tw`grid flex-[1_1_220px] min-w-0 gap-0.5`}>
        <b className={tw`font-medium break-anywhere`}>{title}</b>
        <span className={tw`text-label text-muted break-anywhere`}>{hint}</span>
      </span>
      {kind === "sending" && _id && <LeaveButton donorId={donorId} sending={_id} />}
      {kind === "duplicate" && other && (
        <Button small href={addressOf(hrefFor("donorMerge", { id: donorId, other }))}>
          {texts.compare}
        </Button>
      )}
      {kind === "import" && (
        <Button small href={addressOf(hrefFor("importer"))}>
          {texts.toImports}
        </Button>
      )}
    </li>
  );
}

function LeaveButton({ donorId, sending }: { donorId: string; sending: string }) {
  const toast = useToast();
  const { write, writing } = useLeaveSending(donorId);
  const leave = async () => {
    const outcome = await write(sending);
    if (outcome.ok) toast.success(texts.left);
    else toast.error(notDoneMessage(outcome.error, texts.notLeft));
  };
  return (
    <FocusFallback>
      <Button small loading={writing} onClick={() => void leave()}>
        {texts.leave}
      </Button>
    </FocusFallback>
  );
}
