import { useEffect, useState } from "react";
import { passwordLength } from "../../../domain/password";
import { texts } from "./texts";
import type * as strengthModule from "./strength";

type Strength = typeof strengthModule;

let loaded: Strength | null = null;
let loading: Promise<Strength | null> | null = null;

/**
 * Loads the check for common passwords. It is large, so it loads while the user types.
 * @returns null if it can't be loaded: then only the length counts
 */
export function loadStrength(): Promise<Strength | null> {
  loading ??= import("./strength").then(
    (module) => (loaded = module),
    () => (loading = null),
  );
  return loading;
}

/** @returns the check, once it is loaded. @param wanted whether the user has begun to type a password */
export function useStrength(wanted: boolean): Strength | null {
  const [strength, setStrength] = useState(loaded);
  useEffect(() => {
    if (!wanted || strength) return;
    let left = false;
    void loadStrength().then((module) => {
      if (!left) setStrength(module);
    });
    return () => void (left = true);
  }, [wanted, strength]);
  return strength;
}

/**
 * What `newPasswordSchema` asks, without a library. Whether everybody tries it first is said once {@link loadStrength}
 * has come.
 * @param minimum characters, see `minimumPasswordLength`
 * @returns why a password can't be chosen
 */
export function newPasswordProblem(password: string, minimum: number): string | undefined {
  const missing = minimum - passwordLength(password);
  if (password === "") return texts.missing;
  if (missing > 0) return texts.tooShort(minimum, missing);
  return loaded?.isCommon(password) ? texts.common : undefined;
}
