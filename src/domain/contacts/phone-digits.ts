/** @returns the digits of a telephone number, without Italy's prefix */
export const phoneDigits = (phone: string | null | undefined): string =>
  (phone ?? "").replace(/\D/g, "").replace(/^(00)?39(?=\d{9})/, "");
