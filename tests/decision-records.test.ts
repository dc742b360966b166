import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FOLDER = "docs/decisions";
const files = readdirSync(FOLDER).filter((name) => /^\d{4}-[\w-]+\.md$/.test(name));
const ACCEPTED = "Accepted";
/** "Superseded by [NNNN](its file)", or "Partly ..."; a record may add the reason in brackets. */
const SUPERSEDED = /^(?:Partly superseded|Superseded) by \[(\d{4})\]\((\1-[\w-]+\.md)\)/;

const records = files.map((file) => {
  const text = readFileSync(`${FOLDER}/${file}`, "utf8");
  const line = /^Status: (.+)$/m.exec(text)?.[1] ?? ACCEPTED;
  return {
    file,
    number: file.slice(0, 4),
    title: /^# (.+)/.exec(text)?.[1] ?? "",
    status: SUPERSEDED.exec(line)?.[0] ?? line,
    newer: SUPERSEDED.exec(line)?.[2],
  };
});

it("the index lists every record once, in order, with its number, title and status", () => {
  const rows = readFileSync(`${FOLDER}/README.md`, "utf8").match(/^\| \[\d{4}\].*$/gm);
  expect(records.length).toBeGreaterThan(50);
  expect(rows).toEqual(
    records.map(
      ({ number, file, title, status }) => `| [${number}](${file}) | ${title.replace(/^\d{4}\. /, "")} | ${status} |`,
    ),
  );
});

it("every record begins with its number and a title", () => {
  for (const { number, title } of records) expect(title).toMatch(new RegExp(`^${number}\\. \\S`));
});

it("every status is known, and a superseded record points to a newer record that exists", () => {
  for (const { file, status, newer } of records) {
    if (status === ACCEPTED) continue;
    expect(newer, `${file}: ${status}`).toBeDefined();
    expect(files, file).toContain(newer);
    expect(newer! > file, `${file} is superseded by the older ${newer}`).toBe(true);
  }
});
