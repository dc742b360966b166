import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDocument, type Paragraph } from "./document";
import { newBlock } from "./new-block";
import { readPasted, readPastedText } from "./pasted";

/** Paragraphs as text: "*bold*", "/italics/", "[text](address)", "- " and "1. " before list items. */
const paragraphsOf = (html: string) => readPasted(html).paragraphs.map(paragraph);
const paragraph = ({ style, line }: Paragraph): string => {
  const before = style === "bullet" ? "- " : style === "number" ? "1. " : "";
  const parts = line.map((run) => {
    if (run.kind !== "text") return "?";
    const bold = run.bold ? `*${run.text}*` : run.text;
    const italic = run.italic ? `/${bold}/` : bold;
    return run.link === undefined ? italic : `[${italic}](${run.link})`;
  });
  return before + parts.join("");
};

describe("pasted HTML", () => {
  it("from Word keeps bold, italics, links and lists, without the bullets as text", () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm} --></style></head>
<body lang=IT><!--StartFragment--><p class=MsoNormal>Gentile <b>donatore</b>,<o:p></o:p></p>
<p class=MsoNormal><i style='mso-bidi-font-style:normal'>ti aspettiamo</i> su
<a href="https://www.avis.it/prenota">questa pagina</a>.</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->un documento</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]>1.<span>&nbsp;</span><![endif]>la tessera</p><!--EndFragment--></body></html>`;
    expect(paragraphsOf(word)).toEqual([
      "Gentile *donatore*,",
      "/ti aspettiamo/ su [questa pagina](https://www.avis.it/prenota).",
      "- un documento",
      "1. la tessera",
    ]);
    expect(readPasted(word).dropped).toBe(false);
  });

  it("from Gmail keeps bold and lists", () => {
    const gmail = `<div dir="ltr">Ciao <b>Anna</b>,<br><div style="color:rgb(34,34,34)">ci vediamo <span style="font-weight:700">sabato</span> &egrave; bello&nbsp;</div><div><br></div><ul><li style="margin-left:15px">uno</li><li>due <i>tre</i></li></ul><ol><li>primo</ol></div>`;
    expect(paragraphsOf(gmail)).toEqual([
      "Ciao *Anna*,",
      "ci vediamo *sabato* è bello",
      "- uno",
      "- due /tre/",
      "1. primo",
    ]);
  });

  it("from the editor keeps fields", () => {
    const field = { kind: "field", field: "firstName", fallback: '"amico"' };
    const json = JSON.stringify(field).replaceAll('"', "&quot;");
    const html = `<p>Ciao <data data-run="${json}">Nome</data>, <data data-run="{">Nome</data></p>`;
    expect(readPasted(html).paragraphs[0]?.line).toEqual([
      { kind: "text", text: "Ciao " },
      field,
      { kind: "text", text: ", " },
      { kind: "text", text: "Nome" },
    ]);
  });

  it("has fields for the placeholders of other programs", () => {
    const html = "<p>Gentile {{firstName}}, con {{<b>Nome</b>}} e *|FNAME|*</p>";
    const [paragraph] = readPasted(html).paragraphs;
    expect(paragraph?.line.map((run) => (run.kind === "field" ? run.field : run))).toEqual([
      { kind: "text", text: "Gentile " },
      "firstName",
      { kind: "text", text: ", con " },
      "firstName",
      { kind: "text", text: " e " },
      "firstName",
    ]);
    expect(readPastedText("Ciao %nome%").paragraphs[0]?.line[1]).toMatchObject({ kind: "field", field: "firstName" });
  });

  it("from Google Docs isn't bold because of a surrounding <b>", () => {
    expect(paragraphsOf(`<b style="font-weight:normal"><p><span style="font-weight:400">Ciao</span></p></b>`)).toEqual([
      "Ciao",
    ]);
  });

  it.each(['<img src="x">', "<table><tr><td>Ciao</table>", "<h1>Ciao</h1>", "<u>Ciao</u>"])(
    "has dropped something of %s",
    (html) => expect(readPasted(`<p>Prima</p>${html}`).dropped).toBe(true),
  );

  it("has no links with scripts, and no invisible content", () => {
    const html = `<a href="javascript:alert(1)">qui</a><script>alert(1)</script><style>p{}</style><p onclick="x">là`;
    expect(paragraphsOf(html)).toEqual(["qui", "là"]);
  });

  it("of any kind gives valid paragraphs", () => {
    const parts = fc.constantFrom(
      "<p>",
      "</p>",
      "<b",
      "<li>",
      "</ul>",
      "&#0;",
      "&#x110000;",
      "<!--",
      "-->",
      '"',
      "a",
      " ",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 30 }), (all) => {
        const { paragraphs } = readPasted(all.join(""));
        const block = { ...newBlock("text", "t", "#b1172c"), paragraphs };
        const document = { version: 1, subject: [], preheader: [], brand: "#b1172c", blocks: [block] };
        expect(readDocument(document).type).toBe("ready");
      }),
      { numRuns: 300, seed: 29 },
    );
  });
});
