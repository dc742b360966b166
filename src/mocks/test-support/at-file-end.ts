const ends: (() => void)[] = [];

/** Calls a function after the last test of the current file, to end what a helper has begun. Where tests have their own modules, it isn't called. */
export const atFileEnd = (end: () => void): void => void ends.push(end);

/** Ends what the tests of a file have begun. */
export const endFile = (): void => ends.splice(0).forEach((end) => end());
