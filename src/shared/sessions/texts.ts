/** What the list of an account's sessions says, the own or another's. */
export const texts = {
  unknown: "Dispositivo non conosciuto",
  current: "questo",
  opened: (day: string) => `aperta il ${day}`,
  close: "Chiudi",
  closing: "Chiudo…",
  closeThis: (device: string) => `Chiudi la sessione di ${device}`,
  closed: (device: string) => `Sessione chiusa: ${device}`,
  failed: (device: string, why: string) => `La sessione di ${device} è ancora aperta: ${why}`,
} as const;
