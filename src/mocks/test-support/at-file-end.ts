const ends: (() => void)[] = [];

/** Calls a function after the last test of the current file: for what a helper begins and its tests don't end. */
export const atFileEnd = (end: () => void): void => void ends.push(end);

/** Ends what the tests of a file have begun. */
export const endFile = (): void => ends.splice(0).forEach((end) => end());
