/**
 * For what is dear to make and not always needed, as the formatters of `Intl` are: a module that makes them at once keeps
 * every page that imports it waiting.
 * @param make called at the first call of what is returned
 * @returns gives what was made, the same one at each call
 */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
