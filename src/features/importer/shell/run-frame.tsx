import type { ReactNode } from "react";
import { tw } from "../../../ui/tw";
import { ImporterHead } from "./importer-head";

interface RunFrameProps {
  title: string;
  /** The file's name; null where the server doesn't tell it. */
  file: string | null | undefined;
  actions: ReactNode;
  children: ReactNode;
}

/** An import that runs, has run, or is undone: its head, and below it what is told of it. */
export const RunFrame = ({ title, file, actions, children }: RunFrameProps) => (
  <div className={tw`grid grid-cols-[minmax(0,1fr)] content-start gap-6`}>
    <ImporterHead step={null} title={title} file={file ?? ""} actions={actions} />
    {children}
  </div>
);
