/** Under this name a server is known whose providers are only read. */
export const SAVES = "integrations";
