import type { BlockType } from "../../../../domain/email-template/document";

/** What is dragged: a new block out of the palette, or one of the mail. */
export type Dragged = { kind: "new"; type: BlockType } | { kind: "move"; id: string };
