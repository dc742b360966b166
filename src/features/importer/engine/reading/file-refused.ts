import type { FileRefusal } from "../types";

/** A file that can't be read: what it is, and what to do, in Italian. */
export class FileRefused extends Error {
  constructor(readonly refusal: FileRefusal) {
    super(refusal.title);
    this.name = "FileRefused";
  }
}
