import { ITALIAN_LABELS } from "../domain/italian-labels";

/** Chooses the Italian labels (`domain/labels.ts`). It must be evaluated before the code of the elements. */
Reflect.set(globalThis, Symbol.for("gds.labels"), ITALIAN_LABELS);
