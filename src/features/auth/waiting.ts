/** @returns how long to wait before another try, in words. @param seconds as in Retry-After */
export function waitSentence(seconds: number): string {
  if (seconds < 60) return `Aspetta ${seconds === 1 ? "un secondo" : `${seconds} secondi`}, poi riprova.`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `Aspetta ${minutes === 1 ? "un minuto" : `${minutes} minuti`}, poi riprova.`;
  const hours = Math.ceil(minutes / 60);
  return `Aspetta ${hours === 1 ? "un’ora" : `${hours} ore`}, poi riprova.`;
}
