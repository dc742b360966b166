/** @returns a unique key; by hand, because `randomUUID` is missing on pages over plain http */
export const createKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");
