/**
 * Like `lazily`, for a large value: garbage collection may take it while nobody uses it, and the next call makes it again.
 * @returns a function that returns the value
 */
export function weakly<T extends object>(make: () => T): () => T {
  let made: WeakRef<T> | undefined;
  return () => {
    const known = made?.deref();
    if (known) return known;
    const value = make();
    made = new WeakRef(value);
    return value;
  };
}
