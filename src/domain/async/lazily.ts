/**
 * Delays the creation of an expensive value, such as an `Intl` formatter, until it is needed.
 * @returns a function that calls `make` at its first call, and returns the same value at each call
 */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
