import { createContext } from "react";

/** Where profile images are: the element's `uploads-base`; null where the page names none. */
export const UploadsBaseContext = createContext<string | null>(null);
