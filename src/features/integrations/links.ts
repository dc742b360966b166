import { hrefFor } from "../../domain/routes";

/** @returns the route of a provider's form, or of a part of it */
export const providerRoute = (id: string): string => `${hrefFor("integrations")}?provider=${encodeURIComponent(id)}`;
