import { useState, type ReactNode } from "react";
import { renameTemplate, type WrittenTemplate } from "./template-writes";
import { texts } from "./texts";
import { useTemplateWrite } from "./use-template-write";

/** A name that is being written. */
export interface Rename {
  /** The name before, as whoever began has seen it. */
  before: string;
  /** What it is called now beside one's own, where somebody else has renamed it meanwhile. */
  warning: ReactNode;
  writing: boolean;
  /** Calls `onDone` once it is so. */
  save: (name: string) => Promise<void>;
}

/** @param template as it is now: it changes while the name is written, if somebody else saves */
export function useRename(template: WrittenTemplate, onDone: () => void): Rename {
  const { run, writing } = useTemplateWrite();
  const [began] = useState(template);
  const before = began.name;
  const [mine, setMine] = useState("");
  const [newer, setNewer] = useState(false);
  const warning = () => {
    if (mine && template.name !== before && template.name !== mine) return texts.renamedMeanwhile(template.name, mine);
    return newer ? texts.newer : undefined;
  };
  return {
    before,
    warning: warning(),
    writing,
    async save(name) {
      // a name that somebody else has given meanwhile isn't replaced unseen: the server says so, and then it is
      const seen = template.name === before || newer ? template : began;
      setMine(name);
      setNewer(false);
      const result = await run(renameTemplate(seen, name));
      if (result.type === "done") onDone();
      if (result.type === "newer") setNewer(true);
    },
  };
}
