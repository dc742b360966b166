export const texts = {
  notUndone: (why: string) => `Non annullato. ${why}`,
} as const;
