export { textsAnswer, textsReader } from "./read-texts";
export { useTexts } from "./use-texts";
