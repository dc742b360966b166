import { createContext, use, type Dispatch } from "react";
import type { EmailDocument } from "../../../../domain/email-template/document";
import type { EditorAction } from "./editor-state";

/** The mail that is written, and the block that is worked on. */
interface Editing {
  document: EmailDocument;
  selected: string | null;
  /** Counts the presses after which that block takes the focus. */
  focused: number;
}

interface Acting {
  act: Dispatch<EditorAction>;
  /** The mail as it is when something is pressed. */
  latest: () => EmailDocument;
}

export const EditingContext = createContext<Editing | null>(null);
/** Apart from what is written: whoever only acts isn't drawn again with each letter. */
export const ActingContext = createContext<Acting | null>(null);
/** Says something to whoever doesn't see it. */
export const SayContext = createContext<(sentence: string) => void>(() => undefined);

/** @throws Error outside the editor */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error("There is no editor around");
  return editing;
}

function useActing(): Acting {
  const acting = use(ActingContext);
  if (!acting) throw new Error("There is no editor around");
  return acting;
}

/** @throws Error outside the editor */
export const useAct = (): Dispatch<EditorAction> => useActing().act;

/** @throws Error outside the editor */
export const useLatestDocument = (): (() => EmailDocument) => useActing().latest;

/** @returns an id that no block has; by hand, since `randomUUID` is missing on pages over plain http */
export const newBlockId = (): string => `b${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;

/** Leads to the properties of the chosen block: beside the mail, or in a sheet where there is no room. */
export const OpenPropertiesContext = createContext<() => void>(() => undefined);
