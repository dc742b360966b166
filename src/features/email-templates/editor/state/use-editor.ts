import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, type KeyboardEvent, type RefObject } from "react";
import { blockOf } from "../../../../domain/email-template/edit-blocks";
import { initialState, reduceEditor, type Content, type EditorAction } from "./editor-state";

interface EditorStart {
  saved: Content;
  storedDraft: Content | null;
  block: string | null;
}

const begin = ({ saved, storedDraft, block }: EditorStart) => {
  const initial = initialState(saved);
  const state = storedDraft ? reduceEditor(initial, { type: "replace", content: storedDraft, at: 0 }) : initial;
  const exists = block !== null && blockOf(state.history.present.document, block);
  return exists ? reduceEditor(state, { type: "select", id: block, focus: true, at: 0 }) : state;
};

export function useEditor(start: EditorStart) {
  const [{ history, selected, focused }, dispatch] = useReducer(reduceEditor, start, begin);
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
    /** Null: no step. */
    undo: past.length > 0 ? () => act({ type: "undo" }) : null,
    redo: future.length > 0 ? () => act({ type: "redo" }) : null,
  };
}

interface Steps {
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** @returns the handler of Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, anywhere in the editor but not in its dialogs */
export const useUndoKeys =
  (box: RefObject<HTMLElement | null>, { undo, redo }: Steps) =>
  (event: KeyboardEvent): void => {
    // dialogs have their own undo
    if (!box.current?.contains(event.target as Node) || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === "y" || (key === "z" && event.shiftKey);
    if (!isRedo && key !== "z") return;
    event.preventDefault();
    (isRedo ? redo : undo)?.();
  };
