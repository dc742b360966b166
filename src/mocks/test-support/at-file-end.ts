const ends: (() => void)[] = [];

/**
 * Calls a function after the last test of the current file, to end what a helper has begun. Files named `*.alone.test.ts` don't call
 * it: their thread ends with them.
 */
export const atFileEnd = (end: () => void): void => void ends.push(end);

/** Ends what the tests of a file have begun. */
export const endFile = (): void => ends.splice(0).forEach((end) => end());
