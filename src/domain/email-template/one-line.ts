/** Replaces line breaks and control characters by a space: a line break in a subject would start another header (RFC 5322, 2.2). */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ");
