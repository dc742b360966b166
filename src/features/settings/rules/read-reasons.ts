import { map } from "../../../api/read";
import { sectionIn } from "../../../api/readers/settings";
import { reasonsToWire } from "../../../domain/settings/wire";
import { reasonsReader } from "../../../shared/settings";

/** The ready-made reasons as they are sent back; what a server doesn't say has its default. */
export const editedReasonsAnswer = sectionIn("suspensionReasons", map(reasonsReader, reasonsToWire));
