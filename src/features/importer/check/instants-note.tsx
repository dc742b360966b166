import { INSTANT_FORMAT, instantDay } from "../../../domain/import/read-import-day";
import { formatLongDate } from "../../../domain/format";
import { Banner } from "../../../ui/messages/banner";
import type { FileReading, Matching } from "../engine/types";
import { texts } from "./texts";

interface InstantsNoteProps {
  reading: Pick<FileReading, "columns">;
  matching: Pick<Matching, "columns">;
}

/** How the days of columns were read that hold moments in UTC: the user can compare one with the file. */
export function InstantsNote({ reading, matching }: InstantsNoteProps) {
  const found = matching.columns
    .filter(({ format }) => format === INSTANT_FORMAT)
    .flatMap(({ column }) => {
      const { heading = "", examples = [] } = reading.columns[column] ?? {};
      const example = examples.find((text) => instantDay(text) !== null);
      const day = example === undefined ? null : instantDay(example);
      return example === undefined || day === null
        ? []
        : [texts.instants.column(heading, example, formatLongDate(day))];
    });
  return found.length > 0 && <Banner title={texts.instants.title}>{found.join(" ")}</Banner>;
}
