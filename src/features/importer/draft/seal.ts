/** What was encrypted: nobody reads it, or puts another in its place, without the key. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** Encrypts and decrypts the records of one draft. */
interface Seal {
  /** @param name of the record: what was sealed under one name is opened under no other */
  close(name: string, bytes: BufferSource): Promise<Sealed>;
  /** @throws DOMException for what was sealed otherwise, elsewhere, or changed since */
  open(name: string, sealed: Sealed): Promise<ArrayBuffer>;
}

/** As AES-GCM wants it: 96 bits, never the same twice under a key. */
const IV_BYTES = 12;

/** A key that no script can read, only use; the browser keeps it as it is. */
export const createSealKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);

/** @param draftId records of another draft aren't opened */
export function sealWith(key: CryptoKey, draftId: string): Seal {
  const algorithm = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: "AES-GCM",
    iv,
    additionalData: new TextEncoder().encode(`${draftId} ${name}`),
  });
  return {
    async close(name, bytes) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      return { iv, data: await crypto.subtle.encrypt(algorithm(name, iv), key, bytes) };
    },
    open: (name, { iv, data }) => crypto.subtle.decrypt(algorithm(name, iv), key, data),
  };
}
