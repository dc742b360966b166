/** @returns a donor's name as the registry has it, the last name first; empty where nobody told it */
export const nameOf = ({ firstName = "", lastName = "" }: { firstName?: string; lastName?: string }): string =>
  `${lastName} ${firstName}`.trim();
