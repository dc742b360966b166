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

/** @param wanted loads the check @returns the check; null before it is loaded */
export function useStrength(wanted: boolean): Strength | null {
  const [strength, setStrength] = useState(loaded);
  useEffect(() => {
    if (!wanted || strength) return;
    let unmounted = false;
    void loadStrength().then((module) => {
      if (!unmounted) setStrength(module);
    });
    return () => void (unmounted = true);
  }, [wanted, strength]);
  return strength;
}

/**
 * Checks a new password without the schema library. Common passwords are refused once {@link loadStrength} has loaded.
 * @param minimum length in characters, see `minimumPasswordLength`
 * @returns an error message; undefined for a valid password
 */
export function newPasswordProblem(password: string, minimum: number): string | undefined {
  const missing = minimum - passwordLength(password);
  if (password === "") return texts.missing;
  if (missing > 0) return texts.tooShort(minimum, missing);
  return loaded?.isCommon(password) ? texts.common : undefined;
}
