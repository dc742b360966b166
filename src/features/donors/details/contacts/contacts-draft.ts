/** @returns what the draft of a donor's contacts is kept under: not the whole form's, which keeps its own */
export const contactsDraft = (id: string): string => `donor ${id} contacts`;
