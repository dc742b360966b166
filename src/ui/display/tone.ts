/** What a colour says. `rose` is not `danger`: the first is a state of a thing, the second an error or a deletion. */
export type Tone = "neutral" | "info" | "success" | "warn" | "danger" | "rose";
