import type { ReactNode } from "react";
import type { Line, Paragraph, Run } from "../../../../domain/email-template/document";
import { bySexLabel } from "../../../../domain/email-template/lines";
import { MERGE_FIELDS } from "../../../../domain/email-template/merge-fields";
import { tw } from "../../../../ui/tw";

/**
 * The mail is light in both themes. Fields and words by sex are `data`, links are `a` without an address. ProseMirror
 * needs the white space.
 */
const common = tw`min-w-0 break-anywhere [white-space:break-spaces] [&_data]:rounded-sm [&_data]:bg-[#f1e9e0] [&_data]:px-1 [&_data]:text-[#574f45] [&_data]:[white-space:normal] [&_.ProseMirror-selectednode]:[outline:2px_solid_var(--gds-focus)] focus-visible:outline-none`;

const paragraphs = tw`[&_a]:underline [&_a]:text-[var(--mail-brand)] [&_ul]:list-disc [&_ol]:list-decimal [&_ul]:pl-6 [&_ol]:pl-6 [&_li]:mb-1 [&_strong]:[font-weight:700] [&_em]:italic [&_p+p]:mt-3 [&_p+ul]:mt-3 [&_p+ol]:mt-3 [&_ul+p]:mt-3 [&_ol+p]:mt-3`;

/** The editor and the static text must look the same. */
export const textClass = { line: common, paragraphs: `${common} ${paragraphs}` } as const;

export const StaticLine = ({ line }: { line: Line }) => (
  <div className={textClass.line}>
    <p>
      <Runs line={line} />
    </p>
  </div>
);

/** As Tiptap would draw them, without its code. */
export const StaticText = ({ paragraphs }: { paragraphs: readonly Paragraph[] }) => (
  <div className={textClass.paragraphs}>{inLists(paragraphs)}</div>
);

function inLists(paragraphs: readonly Paragraph[]): ReactNode[] {
  const parts: ReactNode[] = [];
  for (let at = 0; at < paragraphs.length; at++) {
    const { style = "plain", line = [] } = paragraphs[at] ?? {};
    if (style === "plain") {
      parts.push(<p key={at}>{line.length > 0 ? <Runs line={line} /> : <br />}</p>);
      continue;
    }
    const rest = paragraphs.slice(at).findIndex((other) => other.style !== style);
    const end = rest < 0 ? paragraphs.length : at + rest;
    const List = style === "bullet" ? "ul" : "ol";
    const items = paragraphs.slice(at, end).map((item, index) => (
      <li key={index}>
        <p>
          <Runs line={item.line} />
        </p>
      </li>
    ));
    parts.push(<List key={at}>{items}</List>);
    at = end - 1;
  }
  return parts;
}

const Runs = ({ line }: { line: Line }) => line.map((run, index) => <Marked key={index} run={run} />);

function Marked({ run }: { run: Run }) {
  let shown: ReactNode = runText(run);
  if (run.kind !== "text") shown = <data>{shown}</data>;
  // no address while the mail is edited
  // oxlint-disable-next-line jsx-a11y/anchor-is-valid
  if (run.kind === "text" && run.link !== undefined) shown = <a>{shown}</a>;
  if (run.italic) shown = <em>{shown}</em>;
  return run.bold ? <strong>{shown}</strong> : shown;
}

const runText = (run: Run): string =>
  run.kind === "text" ? run.text : run.kind === "field" ? MERGE_FIELDS[run.field].label : bySexLabel(run);
