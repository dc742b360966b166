/** One text: the autoloader is to be small. */
const NAMES =
  "api-base uploads-base socket-url recaptcha-site-key privacy-url theme token-storage page-title start return-url partner signed-out open-in bell public-features labels";

type Split<Text extends string> = Text extends `${infer Name} ${infer Rest}` ? Name | Split<Rest> : Text;

export type AttributeName = Split<typeof NAMES>;

/** The names of all attributes (decisions §1). In a file of their own, because the autoloader needs only the names. */
export const ATTRIBUTE_NAMES = NAMES.split(" ") as AttributeName[];
