import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import { allDocuments } from "./documents";
import { STORE_SIZE } from "./file-store";

/** The most that one file may have, in bytes. */
export const MAX_SIZE = 50_000_000;
/** The most bytes of a part of an upload: some seconds of a slow line, so that a cut loses little. */
export const CHUNK = 524_288;

/** @returns how full the store is; what is in the bin, and former versions, count. What is uploaded lasts as long as the page */
export function storeOf(db: Db): components["schemas"]["DocumentLimits"]["store"] {
  const files = allDocuments(db).flatMap((document) => document.files);
  const sizes = new Map(files.map(({ key, size }) => [key, size]));
  const used = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { used, size: STORE_SIZE, lasting: false };
}
