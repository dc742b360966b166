import { Banner } from "./banner";
import { uiListTexts } from "../lists/texts";

/** A notice above a list with the count of damaged rows (`api/readers/read.ts`). */
export const DamagedRows = ({ count }: { count: number }) =>
  count > 0 ? <Banner tone="warn" title={uiListTexts.damagedRows(count)} /> : null;
