/** The meaning of a colour. `rose` is for states of records, `danger` for errors and deletions. */
export type Tone = "neutral" | "info" | "success" | "warn" | "danger" | "rose";
