import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, type KeyboardEvent, type RefObject } from "react";
import { blockOf } from "../../../../domain/email-template/edit-blocks";
import { beginEditing, reduceEditor, type Content, type EditorAction } from "./editor-state";

interface Begun {
  saved: Content;
  /** What was written before and not saved; null for nothing. */
  kept: Content | null;
  /** The block to begin with; null, or of one that isn't there: none. */
  block: string | null;
}

const begin = ({ saved, kept, block }: Begun) => {
  const begun = beginEditing(saved);
  const state = kept ? reduceEditor(begun, { type: "replace", content: kept, at: 0 }) : begun;
  const there = block !== null && blockOf(state.history.present.document, block);
  return there ? reduceEditor(state, { type: "select", id: block, focus: true, at: 0 }) : state;
};

/** What is written, and how it is changed: for the editor, and for its parts by their contexts. */
export function useEditor(begun: Begun) {
  const [{ history, selected, focused }, dispatch] = useReducer(reduceEditor, begun, begin);
  const { present: content, past, future } = history;
  const { document } = content;
  const present = useRef(document);
  useLayoutEffect(() => {
    present.current = document;
  }, [document]);
  const act = useCallback((action: EditorAction) => dispatch({ ...action, at: Date.now() }), []);
  return {
    content,
    act,
    acting: useMemo(() => ({ act, latest: () => present.current }), [act]),
    editing: useMemo(() => ({ document, selected, focused }), [document, selected, focused]),
    /** Null: there is nothing to take back, or to do again. */
    undo: past.length > 0 ? () => act({ type: "undo" }) : null,
    redo: future.length > 0 ? () => act({ type: "redo" }) : null,
  };
}

interface Steps {
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** @returns what Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z do wherever in the editor the focus is, but in windows over it */
export const useUndoKeys =
  (box: RefObject<HTMLElement | null>, { undo, redo }: Steps) =>
  (event: KeyboardEvent): void => {
    // a window's fields have steps of their own
    if (!box.current?.contains(event.target as Node) || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const again = key === "y" || (key === "z" && event.shiftKey);
    if (!again && key !== "z") return;
    event.preventDefault();
    (again ? redo : undo)?.();
  };
