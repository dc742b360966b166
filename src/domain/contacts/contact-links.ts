import { isEmail } from "./email";

/** Digits in groups, with a plus or brackets. */
const PHONE = /^\+?[\d\s()./-]{5,24}$/;

const digitsOf = (number: string) => number.replace(/\D/g, "");

export const phoneHref = (number: string): string | null =>
  PHONE.test(number.trim()) ? `tel:${number.replace(/[^\d+]/g, "")}` : null;

export const emailHref = (address: string): string | null =>
  isEmail(address) ? `mailto:${encodeURIComponent(address).replace("%40", "@")}` : null;

/** Italian mobiles begin with 3 and have nine or ten digits. */
const ITALIAN_MOBILE = /^3\d{8,9}$/;

/**
 * @param mobile as typed; without a country code it is Italian
 * @returns the address of a WhatsApp conversation; null for a number that can't be a mobile
 */
export function whatsAppHref(mobile: string): string | null {
  const typed = mobile.trim();
  if (!PHONE.test(typed)) return null;
  const international = /^(\+|00)/.test(typed);
  const digits = digitsOf(typed).replace(/^00/, "");
  if (!international) return ITALIAN_MOBILE.test(digits) ? `https://wa.me/39${digits}` : null;
  const isMobile = digits.startsWith("39") ? ITALIAN_MOBILE.test(digits.slice(2)) : /^[1-9]\d{7,14}$/.test(digits);
  return isMobile ? `https://wa.me/${digits}` : null;
}
