/** The undos under way; undefined if there are none. */
let undoing: Promise<unknown> | undefined;

/**
 * Makes the next write of a dialog or a form wait for an undo, because the undo gives the record a newer version.
 * @param undo settles when the undo is done and the data on the screen are those after it
 */
export function trackUndo(undo: Promise<unknown>): void {
  // the timer lets React render these data
  const all = Promise.allSettled([undoing, undo]).then(() => new Promise((done) => setTimeout(done)));
  undoing = all;
  void all.then(() => {
    if (undoing === all) undoing = undefined;
  });
}

/** @returns settles when no undo is under way; undefined if there is none */
export const undone = (): Promise<unknown> | undefined => undoing;
