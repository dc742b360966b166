import { formatNumber } from "../../domain/format";

/** @returns how many rows, as a sentence says it: "1 riga", "1.200 righe" */
export const rowWords = (count: number): string => (count === 1 ? "1 riga" : `${formatNumber(count)} righe`);
