import type { DocumentLimits } from "../../../shared/documents";

/** @returns what a file picker offers first; nothing where the server names no types */
export const accepted = (limits: DocumentLimits | null): string | undefined =>
  limits && limits.types.length > 0 ? limits.types.map(({ extension }) => `.${extension}`).join() : undefined;
