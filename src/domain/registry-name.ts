interface Named {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

/** @returns a name as the registry has it, the last name first; empty where nobody told it */
export const registryName = (named: Named | null): string =>
  [named?.lastName, named?.firstName].filter(Boolean).join(" ");
