import { CircleX, DoorOpen, Pause } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "../../../ui/display/card";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { ImporterHead } from "../shell/importer-head";
import { texts } from "./texts";

const ICONS = [DoorOpen, Pause, CircleX];

/** Says what happens when the user leaves the page, pauses or stops. */
export const LeaveCard = ({ hints }: { hints: readonly string[] }) => (
  <Card title={texts.mayLeave}>
    <ul className={tw`grid gap-2.5`}>
      {hints.map((hint, at) => (
        <li key={hint} className={tw`flex gap-3 text-muted`}>
          <Icon of={ICONS[at] ?? Pause} size={18} className={tw`mt-0.5 flex-none`} />
          {hint}
        </li>
      ))}
    </ul>
  </Card>
);

interface RunFrameProps {
  title: string;
  file: string;
  actions: ReactNode;
  children: ReactNode;
}

/** The page of an import or of its undo. */
export const RunFrame = ({ title, file, actions, children }: RunFrameProps) => (
  <div className={tw`grid grid-cols-[minmax(0,1fr)] content-start gap-6`}>
    <ImporterHead step={null} title={title} file={file} actions={actions} />
    {children}
  </div>
);

/**
 * @param done the number of rows that are done; `before` of them when the job started
 * @param since when the job started (`performance.now()`)
 * @returns the remaining seconds; null while no row was done
 */
export function secondsLeft(done: number, before: number, total: number, since: number): number | null {
  const written = done - before;
  if (written <= 0) return null;
  return ((performance.now() - since) / 1_000 / written) * Math.max(0, total - done);
}
