import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { escapeHtml } from "../../src/domain/email-template/write/mustache";
import type { PictureKind, Row } from "./pictures";

const FOLDER = resolve("test-results/hosts");

interface Compared {
  kind: PictureKind;
  name: string;
  /** File names. */
  alone: string;
  together: string;
  equal: boolean;
}

interface Entry {
  host: string;
  skip: string | undefined;
  compared: Compared[];
  row: Row | null;
  errors: string[];
}

/** Prints the table of hosts, and writes a page with all pictures. */
export default class GalleryReport implements Reporter {
  readonly #entries: Entry[] = [];

  onBegin() {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
  }

  onTestEnd(test: TestCase, { attachments, annotations, errors }: TestResult) {
    const number = this.#entries.length + 1;
    const files = new Map<string, string>();
    for (const { name, contentType, body } of attachments) {
      if (contentType !== "image/png" || !body) continue;
      const file = `${number}-${name.replace(/[^\w]+/g, "-")}.png`;
      writeFileSync(`${FOLDER}/${file}`, body);
      files.set(name, file);
    }
    const text = attachments.find(({ name }) => name === "row")?.body?.toString();
    const row = text ? (JSON.parse(text) as Row) : null;
    const compared = [...files].flatMap(([key, alone]) => {
      const [kind, name = "", part] = key.split("|");
      const together = files.get(`${kind}|${name}|together`);
      if (part !== "alone" || !together) return [];
      const equal = row?.differences.every((difference) => !difference.startsWith(`${kind} ${name}:`)) ?? false;
      return { kind: kind as PictureKind, name, alone, together, equal };
    });
    this.#entries.push({
      host: test.title,
      skip: annotations.find(({ type }) => type === "skip")?.description,
      compared,
      row,
      errors: errors.map(({ message = "" }) => message),
    });
  }

  onEnd(_result: FullResult) {
    const lines = this.#entries.map(({ host, skip, compared, row, errors }) => {
      if (skip) return [host, `skipped: ${skip}`, "", ""];
      if (!row) return [host, "stopped", "", errors[0]?.split("\n")[0] ?? ""];
      const same = (kind: PictureKind) => {
        const wrong = row.differences.filter((text) => text.startsWith(kind));
        return wrong.length ? `no: ${wrong.length}` : `yes (${compared.filter((each) => each.kind === kind).length})`;
      };
      return [host, same("element"), same("host"), String(row.messages.length)];
    });
    const table = [["host", "element as on a blank page", "host unchanged", "errors"], ...lines];
    const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
    for (const cells of table) console.log(cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | "));
    writeFileSync(`${FOLDER}/index.html`, pageOf(this.#entries));
    console.log(`Pictures: ${FOLDER}/index.html`);
  }
}

function pageOf(entries: readonly Entry[]): string {
  const picture = ({ alone, together, equal, kind, name }: Compared) => `
    <h3>${escapeHtml(name)}: ${equal ? "equal" : "different"}</h3>
    <div class="row">
      <figure><figcaption>${kind === "host" ? "the page alone" : "blank page"}</figcaption><img loading="lazy" src="${alone}"></figure>
      <figure><figcaption>${kind === "host" ? "with our elements" : "host"}</figcaption><img loading="lazy" src="${together}"></figure>
      <figure><figcaption>difference</figcaption><span><img loading="lazy" src="${alone}"><img loading="lazy" class="over" src="${together}"></span></figure>
    </div>`;
  const sections = entries.map(
    ({ host, skip, compared, row, errors }) => `<section><h2>${escapeHtml(host)}</h2>
      ${skip ? `<p>skipped: ${escapeHtml(skip)}</p>` : ""}
      ${(row ? [...row.differences, ...row.messages] : errors).map((text) => `<pre>${escapeHtml(text)}</pre>`).join("")}
      ${compared.map(picture).join("")}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Hosts</title><style>
    body { font: 14px system-ui; margin: 24px } .row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px }
    figure { margin: 0 } img { width: 100%; border: 1px solid #ccc } pre { white-space: pre-wrap; color: #b00 }
    span { display: block; position: relative; isolation: isolate; filter: brightness(8) }
    .over { position: absolute; inset: 0; mix-blend-mode: difference }
  </style><h1>Hosts</h1>${sections.join("")}</html>`;
}
