import { useState, type ReactNode } from "react";
import { renameTemplate, setSubject, type WrittenTemplate } from "./template-writes";
import { texts } from "./texts";
import { useTemplateWrite } from "./use-template-write";

const FIELDS = {
  name: { write: renameTemplate, meanwhile: texts.renamedMeanwhile },
  subject: { write: setSubject, meanwhile: texts.subjectMeanwhile },
};

interface TextChange {
  /** The value when editing started. */
  before: string;
  /** A colleague's value that was saved meanwhile. */
  warning: ReactNode;
  writing: boolean;
  save: (text: string) => Promise<void>;
}

/** @param template the current one; it may change while the user edits */
export function useTextChange(template: WrittenTemplate, field: keyof typeof FIELDS, onDone: () => void): TextChange {
  const { run, writing } = useTemplateWrite();
  const [began] = useState(template);
  const before = began[field] ?? "";
  const now = template[field] ?? "";
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
      // an earlier save whose response was lost has been done
      if (text === mine && text === now) return onDone();
      // a colleague's change isn't overwritten unseen: the first save fails, the next one overwrites
      const isOwn = now === before || (mine !== "" && now === mine);
      const seen = isOwn || newer ? template : began;
      setMine(text);
      setNewer(false);
      const result = await run(FIELDS[field].write(seen, text));
      if (result.type === "done") onDone();
      if (result.type === "newer") setNewer(true);
    },
  };
}
