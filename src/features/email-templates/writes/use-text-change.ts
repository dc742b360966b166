import { useState, type ReactNode } from "react";
import { renameTemplate, setSubject, type WrittenTemplate } from "./template-writes";
import { texts } from "./texts";
import { useTemplateWrite } from "./use-template-write";

/** What is written in one line of a template, by itself. */
const FIELDS = {
  name: { write: renameTemplate, meanwhile: texts.renamedMeanwhile },
  subject: { write: setSubject, meanwhile: texts.subjectMeanwhile },
};

/** A line that is being written. */
interface TextChange {
  /** What it was before, as whoever began has seen it. */
  before: string;
  /** What it is now beside one's own, where somebody else has changed it meanwhile. */
  warning: ReactNode;
  writing: boolean;
  /** Calls `onDone` once it is so. */
  save: (text: string) => Promise<void>;
}

/** @param template as it is now: it changes while one writes, if somebody else saves */
export function useTextChange(template: WrittenTemplate, field: keyof typeof FIELDS, onDone: () => void): TextChange {
  const { run, writing } = useTemplateWrite();
  const [began] = useState(template);
  const before = began[field];
  const now = template[field];
  const [mine, setMine] = useState("");
  const [newer, setNewer] = useState(false);
  const warning = () => {
    if (mine && now !== before && now !== mine) return FIELDS[field].meanwhile(now, mine);
    return newer ? texts.newer : undefined;
  };
  return {
    before,
    warning: warning(),
    writing,
    async save(text) {
      // what somebody else has written meanwhile isn't replaced unseen: the server says so, and then it is
      const seen = now === before || newer ? template : began;
      setMine(text);
      setNewer(false);
      const result = await run(FIELDS[field].write(seen, text));
      if (result.type === "done") onDone();
      if (result.type === "newer") setNewer(true);
    },
  };
}
