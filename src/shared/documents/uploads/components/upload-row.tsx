import { CircleAlert, CircleCheck, Copy, FileText, Pause, X } from "lucide-react";
import { formatSize } from "../../../../domain/documents/file-name";
import { Button } from "../../../../ui/buttons/button";
import { FocusFallback } from "../../../../ui/focus/focus-fallback";
import { Icon, type IconType } from "../../../../ui/icons/icon";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { ProgressBar } from "../../../../ui/messages/progress-bar";
import { cx, tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import type { DocumentLimits } from "../../document";
import { texts } from "../texts";
import { ACTIVE_STATUSES, type UploadItem, type UploadQueue } from "../upload-item";

const LOOKS: Record<UploadItem["status"], { icon: IconType; tone: string }> = {
  asks: { icon: Copy, tone: tw`text-muted` },
  refused: { icon: CircleAlert, tone: tw`text-danger-text` },
  failed: { icon: CircleAlert, tone: tw`text-danger-text` },
  offline: { icon: Pause, tone: tw`text-muted` },
  waiting: { icon: FileText, tone: tw`text-faint` },
  sending: { icon: FileText, tone: tw`text-muted` },
  finishing: { icon: FileText, tone: tw`text-muted` },
  done: { icon: CircleCheck, tone: tw`text-success-text` },
};

interface RowProps {
  item: UploadItem;
  queue: UploadQueue;
  limits: DocumentLimits | null;
}

export function UploadRow({ item, queue, limits }: RowProps) {
  const { id, name, size, sent, status } = item;
  const { icon, tone } = LOOKS[status];
  const moving = status === "sending" || status === "finishing" || status === "offline";
  const wrong = status === "refused" || status === "failed";
  return (
    <li className={tw`flex items-start gap-3 border-t border-line py-2 pl-4 pr-2`}>
      <Icon of={icon} className={cx(tw`mt-0.5 flex-none`, tone)} />
      <div className={tw`grid flex-1 min-w-0 gap-1`}>
        <p className={tw`[overflow-wrap:anywhere]`}>{name}</p>
        {moving && <ProgressBar label={name} share={size > 0 ? sent / size : 0} />}
        <p className={cx(tw`text-label`, wrong ? tw`text-danger-text` : tw`text-muted`)}>{statusText(item, limits)}</p>
        <Choices item={item} queue={queue} />
      </div>
      <FocusFallback>
        <IconButton
          small
          icon={X}
          label={ACTIVE_STATUSES.has(status) ? texts.cancel(name) : texts.dismiss(name)}
          onClick={() => queue.cancel(id)}
        />
      </FocusFallback>
    </li>
  );
}

function Choices({ item: { id, status, refusal, existing }, queue }: Omit<RowProps, "limits">) {
  const retried = status === "failed" || refusal?.code === "full" || refusal?.code === "checksum";
  if (status !== "asks" && !retried) return null;
  return (
    <FocusFallback className={tw`flex flex-wrap gap-2`}>
      {retried && (
        <Button small onClick={() => queue.retry(id)}>
          {uiTexts.retry}
        </Button>
      )}
      {status === "asks" && existing && existing.changeable !== false && (
        <Button small onClick={() => queue.newVersion(id)}>
          {texts.newVersion}
        </Button>
      )}
      {status === "asks" && (
        <Button small onClick={() => queue.keepBoth(id)}>
          {texts.keepBoth}
        </Button>
      )}
    </FocusFallback>
  );
}

function statusText({ name, status, size, sent, refusal }: UploadItem, limits: DocumentLimits | null): string {
  switch (status) {
    case "waiting":
      return `${texts.waiting}, ${formatSize(size)}`;
    case "sending":
      return texts.sent(formatSize(sent), formatSize(size));
    case "finishing":
      return texts.finishing;
    case "offline":
      return texts.offline(size > 0 ? sent / size : 0);
    case "asks":
      return texts.taken;
    case "done":
      return `${texts.done}, ${formatSize(size)}`;
    case "failed":
      return `${texts.failed} ${refusal?.message ?? ""}`.trim();
    case "refused":
      return refused(name, refusal, limits);
  }
}

function refused(name: string, refusal: UploadItem["refusal"], limits: DocumentLimits | null): string {
  const message = refusal?.message ?? texts.unexpected;
  const types = limits?.types ?? [];
  if (refusal?.code === "content") return texts.found(name, refusal.found);
  if (refusal?.code === "type" && types.length > 0)
    return `${message} ${texts.types(types.map(({ extension }) => extension))}`;
  if (refusal?.code === "size" && limits?.maxSize) return `${message} ${texts.most(formatSize(limits.maxSize))}`;
  return message;
}
