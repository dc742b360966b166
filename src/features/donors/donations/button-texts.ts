/** Texts that lists need, too. The others load with the record. */
export const buttonTexts = { register: "Registra donazione" } as const;
