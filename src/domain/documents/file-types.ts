export type DocumentKind = "pdf" | "image" | "sheet" | "text" | "other";

interface FileType {
  extension: string;
  type: string;
  kind: DocumentKind;
}

const fileType = (extension: string, kind: DocumentKind, type: string): FileType => ({ extension, type, kind });

/**
 * The types that we recognise by their content. SVG and HTML aren't among them, because a browser runs their scripts. A server
 * sends its own list (`GET /documents/limits`).
 */
export const FILE_TYPES: readonly FileType[] = [
  fileType("pdf", "pdf", "application/pdf"),
  fileType("jpg", "image", "image/jpeg"),
  fileType("jpeg", "image", "image/jpeg"),
  fileType("png", "image", "image/png"),
  fileType("webp", "image", "image/webp"),
  fileType("xlsx", "sheet", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
  fileType("ods", "sheet", "application/vnd.oasis.opendocument.spreadsheet"),
  fileType("csv", "sheet", "text/csv"),
  fileType("docx", "text", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
  fileType("odt", "text", "application/vnd.oasis.opendocument.text"),
  fileType("txt", "text", "text/plain"),
  fileType("zip", "other", "application/zip"),
];

export function extensionOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : "";
}

/** @returns the type of a file by its name; undefined for an extension that isn't allowed */
export const fileTypeOf = (name: string): FileType | undefined =>
  FILE_TYPES.find(({ extension }) => extension === extensionOf(name));

/** @returns the kind of a MIME type */
export function kindOfType(type: string): DocumentKind {
  const known = FILE_TYPES.find((candidate) => candidate.type === type);
  return known?.kind ?? (type.startsWith("image/") ? "image" : type.startsWith("text/") ? "text" : "other");
}
