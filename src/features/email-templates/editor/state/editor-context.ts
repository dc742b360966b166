import { createContext, use, type Dispatch } from "react";
import type { EmailDocument } from "../../../../domain/email-template/document";
import type { EditorAction } from "./editor-state";

interface Editing {
  document: EmailDocument;
  selected: string | null;
  /** Increases when the selected block should take the focus. */
  focused: number;
}

interface Acting {
  act: Dispatch<EditorAction>;
  latest: () => EmailDocument;
}

export const EditingContext = createContext<Editing | null>(null);
/** Separate, so that components that only act don't render with each letter. */
export const ActingContext = createContext<Acting | null>(null);
/** Announces a sentence to screen readers. */
export const AnnounceContext = createContext<(sentence: string) => void>(() => undefined);

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

export const useAct = (): Dispatch<EditorAction> => useActing().act;

export const useLatestDocument = (): (() => EmailDocument) => useActing().latest;

/** @returns a new id; `randomUUID` is missing over plain http */
export const newBlockId = (): string => `b${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;

/** Opens the properties, beside the mail or in a sheet. */
export const OpenPropertiesContext = createContext<() => void>(() => undefined);
