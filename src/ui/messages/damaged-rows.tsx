import { Banner } from "./banner";
import { uiTexts } from "../texts";

/** Says over a list how many of its rows the server sent so that they can't be read, or only in part. */
export const DamagedRows = ({ count }: { count: number }) =>
  count > 0 ? <Banner tone="warn" title={uiTexts.damagedRows(count)} /> : null;
