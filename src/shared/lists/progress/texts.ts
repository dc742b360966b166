/** The remaining time of long work. */
export const texts = {
  secondsLeft: (seconds: number) => `ancora circa ${seconds === 1 ? "1 secondo" : `${seconds} secondi`}`,
  minutesLeft: (minutes: number) => `ancora circa ${minutes === 1 ? "1 minuto" : `${minutes} minuti`}`,
} as const;
