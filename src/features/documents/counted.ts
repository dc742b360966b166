import { recordWords } from "../../domain/record-words";

/** @returns "12 documenti" */
export const counted = (count: number): string => recordWords("documents").counted(count);
