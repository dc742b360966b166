export type DocumentKind = "pdf" | "image" | "sheet" | "text" | "other";

interface FileType {
  extension: string;
  type: string;
  kind: DocumentKind;
}

const type = (extension: string, kind: DocumentKind, name: string): FileType => ({ extension, type: name, kind });

/**
 * The types that an association keeps, and that we know by their content. No SVG and no HTML: they are programs to a
 * browser. A server tells its own (`GET /documents/limits`).
 */
export const FILE_TYPES: readonly FileType[] = [
  type("pdf", "pdf", "application/pdf"),
  type("jpg", "image", "image/jpeg"),
  type("jpeg", "image", "image/jpeg"),
  type("png", "image", "image/png"),
  type("webp", "image", "image/webp"),
  type("xlsx", "sheet", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
  type("ods", "sheet", "application/vnd.oasis.opendocument.spreadsheet"),
  type("csv", "sheet", "text/csv"),
  type("docx", "text", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
  type("odt", "text", "application/vnd.oasis.opendocument.text"),
  type("txt", "text", "text/plain"),
  type("zip", "other", "application/zip"),
];

export function extensionOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : "";
}

/** @returns what a file's name says that it is; undefined for what isn't kept */
export const fileTypeOf = (name: string): FileType | undefined =>
  FILE_TYPES.find(({ extension }) => extension === extensionOf(name));

/** @returns the kind of a MIME type that a server tells */
export function kindOfType(name: string): DocumentKind {
  const known = FILE_TYPES.find((one) => one.type === name);
  return known?.kind ?? (name.startsWith("image/") ? "image" : name.startsWith("text/") ? "text" : "other");
}
