import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { ENCODINGS } from "../engine/reading/encoding";
import type { FileReading, ReadOptions, EncodingDoubt } from "../engine/types";
import { texts } from "./texts";

const doubtTexts = texts.doubts;

interface ReadingDoubtsProps {
  reading: FileReading;
  onRead: (options: Partial<ReadOptions>) => void;
}

/**
 * Asks which of two encodings is right, or warns of rows with damaged letters; asks whether the value of a cell that spans several
 * rows is repeated.
 */
export function ReadingDoubts({ reading: { doubt, damaged, mergedColumns, options }, onRead }: ReadingDoubtsProps) {
  return (
    <>
      {mergedColumns.length > 0 && options.fillsMerged === null && (
        <Banner
          tone="warn"
          title={doubtTexts.merged(mergedColumns)}
          actions={[true, false].map((fillsMerged) => (
            <Button key={String(fillsMerged)} small onClick={() => onRead({ fillsMerged })}>
              {fillsMerged ? doubtTexts.fillMerged : doubtTexts.leaveMerged}
            </Button>
          ))}
        >
          {doubtTexts.mergedHint}
        </Banner>
      )}
      {doubt && <EncodingChoice doubt={doubt} onChoose={(encoding) => onRead({ encoding })} />}
      {!doubt && damaged.lines.length > 0 && (
        <Banner tone="warn" title={doubtTexts.damaged(damaged.lines)}>
          {doubtTexts.damagedHint(damaged.example)}
        </Banner>
      )}
    </>
  );
}

interface EncodingChoiceProps {
  doubt: EncodingDoubt;
  onChoose: (encoding: string) => void;
}

function EncodingChoice({ doubt: { encodings, examples }, onChoose }: EncodingChoiceProps) {
  const labelOf = (encoding: string) => ENCODINGS.find(({ value }) => value === encoding)?.label ?? encoding;
  return (
    <Banner
      tone="warn"
      title={doubtTexts.encoding}
      actions={encodings.map((encoding) => (
        <Button key={encoding} small onClick={() => onChoose(encoding)}>
          {doubtTexts.choose(labelOf(encoding))}
        </Button>
      ))}
    >
      <div className={tw`grid gap-2`}>
        <table className={tw`text-label`}>
          <thead>
            <tr>
              {encodings.map((encoding) => (
                <th key={encoding} scope="col" className={tw`py-1 pr-6 text-left font-strong`}>
                  {labelOf(encoding)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {examples.map((cells) => (
              <tr key={cells.join()}>
                {cells.map((cell, at) => (
                  <td key={encodings[at]} className={tw`break-words py-1 pr-6`}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p>{doubtTexts.neither}</p>
      </div>
    </Banner>
  );
}
