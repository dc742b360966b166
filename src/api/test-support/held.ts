/** A promise that the test settles. */
export function held() {
  let resolve: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve: () => resolve(), reject: () => reject(new Error("offline")) };
}
