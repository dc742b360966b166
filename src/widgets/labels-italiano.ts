import { ITALIAN_LABELS } from "../domain/italian-labels";

/** Chooses the Italian labels (`domain/labels.ts`): evaluated before the code of the elements. The build writes a file like this. */
Reflect.set(globalThis, Symbol.for("gds.labels"), ITALIAN_LABELS);
