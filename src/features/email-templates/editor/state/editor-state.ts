import { type Block, type EmailDocument, type Leaf } from "../../../../domain/email-template/document";
import {
  blockOf,
  changeBlock,
  duplicateBlock,
  insertBlock,
  moveBlock,
  placeOf,
  removeBlock,
  type BlockPosition,
} from "../../../../domain/email-template/edit-blocks";
import { newHistory, redo, step, undo, type History } from "./history";

export interface Content {
  name: string;
  document: EmailDocument;
}

interface EditorState {
  history: History<Content>;
  selected: string | null;
  /** Increases when the selected block should take the focus. */
  focused: number;
}

/** Steps of one `group` are undone together. */
export type EditorAction =
  | { type: "select"; id: string | null; focus?: boolean }
  | { type: "change"; block: Block; group?: string }
  | { type: "rename"; name: string }
  | {
      type: "mail";
      change: Partial<Pick<EmailDocument, "subject" | "preheader" | "brand" | "purpose">>;
      group?: string;
    }
  | { type: "insert"; block: Block; place: BlockPosition }
  | { type: "move"; id: string; place: BlockPosition; group?: string; focus?: boolean }
  /** `as`: id of the copy; the ids of its inner blocks begin with it. */
  | { type: "duplicate"; id: string; as: string }
  | { type: "remove"; id: string }
  | { type: "replace"; content: Content }
  | { type: "undo" }
  | { type: "redo" };

export const initialState = (content: Content): EditorState => ({
  history: newHistory(content),
  selected: null,
  focused: 0,
});

/** Makes every change of a template, so that each can be undone. `at`: now, in ms. */
export function reduceEditor(state: EditorState, action: EditorAction & { at: number }): EditorState {
  const { present } = state.history;
  const { document } = present;
  const changed = (next: EmailDocument, group: string | null = null): EditorState => ({
    ...state,
    history: step(state.history, next === document ? present : { ...present, document: next }, group, action.at),
  });
  const focusedOn = (next: EditorState, id: string | null): EditorState => ({
    ...next,
    selected: id,
    focused: next.focused + 1,
  });
  switch (action.type) {
    case "select":
      return action.focus ? focusedOn(state, action.id) : { ...state, selected: action.id };
    case "change":
      return changed(changeBlock(document, action.block), action.group);
    case "rename":
      return {
        ...state,
        history: step(state.history, { ...present, name: action.name }, "name", action.at),
      };
    case "mail":
      return changed({ ...document, ...action.change }, action.group);
    case "insert":
      return focusedOn(changed(insertBlock(document, action.block, action.place)), action.block.id);
    case "move": {
      const moved = changed(moveBlock(document, action.id, action.place), action.group);
      return action.focus ? focusedOn(moved, action.id) : moved;
    }
    case "duplicate": {
      let made = 0;
      const newId = () => (made++ === 0 ? action.as : `${action.as}-${made}`);
      const copy = duplicateBlock(document, action.id, newId);
      return copy ? focusedOn(changed(copy.document), copy.id) : state;
    }
    case "remove": {
      const after = neighbourOf(document, action.id);
      return focusedOn(changed(removeBlock(document, action.id)), after);
    }
    case "replace":
      return { ...state, history: step(state.history, action.content, null, action.at), selected: null };
    case "undo":
      return withoutRemovedSelection({ ...state, history: undo(state.history) });
    case "redo":
      return withoutRemovedSelection({ ...state, history: redo(state.history) });
  }
}

/** Deselects a removed block. */
const withoutRemovedSelection = (state: EditorState): EditorState =>
  state.selected !== null && !blockOf(state.history.present.document, state.selected)
    ? { ...state, selected: null }
    : state;

/** @returns the block to select after a removal: the next, the previous, or the columns around; null for none */
function neighbourOf(document: EmailDocument, id: string): string | null {
  const list = listWith(document.blocks, id);
  const at = list.findIndex((block) => block.id === id);
  return list[at + 1]?.id ?? list[at - 1]?.id ?? placeOf(document, id)?.columns ?? null;
}

function listWith(blocks: readonly Block[], id: string): readonly Block[] {
  if (blocks.some((block) => block.id === id)) return blocks;
  const lists = blocks.flatMap((block): (readonly Leaf[])[] =>
    block.type === "columns" ? [block.left, block.right] : [],
  );
  return lists.find((list) => list.some((block) => block.id === id)) ?? [];
}
