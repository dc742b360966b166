import { aruba } from "./aruba";
import { mailgun } from "./mailgun";
import type { Provider } from "./provider";

/**
 * The providers of e-mail that the product has a form for. Another one is a file like theirs, named here; screens and mock
 * follow from its description.
 */
export const PROVIDERS: readonly Provider[] = [mailgun, aruba];

/** @returns the description of a provider; undefined for one that nobody here knows */
export const findProvider = (id: string): Provider | undefined => PROVIDERS.find((provider) => provider.id === id);
