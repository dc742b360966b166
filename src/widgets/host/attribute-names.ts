/** One text: the autoloader is to be small. */
const NAMES =
  "api-base uploads-base socket-url recaptcha-site-key privacy-url theme token-storage page-title start return-url partner signed-out open-in bell public-features";

type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;

export type AttributeName = Words<typeof NAMES>;

/** What an element can be told (decisions §1). Apart from the rest: the autoloader needs the names alone. */
export const ATTRIBUTE_NAMES = NAMES.split(" ") as AttributeName[];
