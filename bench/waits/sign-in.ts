import type { BrowserContext } from "playwright";
import type { Tokens } from "../../src/mocks/control.ts";

/** Sets the cookies of a session for the pages of an origin. @param url an address of that origin */
export const signIn = (context: BrowserContext, url: string, { authToken, refreshToken }: Tokens): Promise<void> =>
  context.addCookies([
    { name: "auth_token", value: authToken, url: new URL(url).origin },
    { name: "refresh_token", value: refreshToken, url: new URL(url).origin },
  ]);
