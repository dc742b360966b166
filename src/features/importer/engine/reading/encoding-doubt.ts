/** A text of which nobody can be sure in which encoding it is written. */
export interface EncodingDoubt {
  /** The likelier one first. */
  encodings: readonly string[];
  /** Some cells with letters beyond ASCII, each as all the encodings have it. */
  examples: readonly (readonly string[])[];
}
