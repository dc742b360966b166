import fc from "fast-check";
import { HtmlValidate } from "html-validate";
import { beforeAll, describe, expect, it } from "vitest";
import { readDocument, type EmailDocument } from "../document";
import { toLine } from "../lines";
import { mergeValues, type MergeDonor, fillTemplate } from "../merge-fields";
import { newBlock } from "../new-block";
import { anyDocument, anyReceiver } from "../test-support/any-document";
import { writeHtml, writeSubject } from "./write-html";
import { writeText } from "./write-text";

const RUNS = { numRuns: 30 };

const DONOR: MergeDonor = {
  firstName: "Marco",
  lastName: "Bianchi",
  area: "Bergamo",
  association: "Gruppo di Bergamo",
  bloodGroup: "0-",
  cardNumber: "1234",
  gender: "M",
  lastDonationDate: "2026-09-12",
  lastDonationType: 1,
  donationsNumber: 12,
  awards: null,
  nextDonationDate: "2026-12-11",
};
const valuesOf = (donor: Partial<MergeDonor>, mayDonate = true) =>
  mergeValues({ ...DONOR, ...donor }, mayDonate, "https://gds.example/via?di=1&da=2");

const documentOf = (...blocks: EmailDocument["blocks"]): EmailDocument => ({
  version: 1,
  subject: toLine("Oggetto"),
  preheader: toLine("Anteprima"),
  brand: "#b1172c",
  blocks,
});
const textBlock = (...line: EmailDocument["subject"]) => ({
  ...newBlock("text", "t", "#b1172c"),
  type: "text" as const,
  align: "left" as const,
  paragraphs: [{ style: "plain" as const, line }],
});

/** Markup that email clients don't support (https://www.caniemail.com), and scripts. */
const FORBIDDEN = [
  /<script/i,
  /<link/i,
  /@import/i,
  // an event handler as the name of an attribute, not in a quoted value
  /<[a-z](?:[^>"]|"[^"]*")*?\son\w+\s*=/i,
  /position\s*:/i,
  /display\s*:\s*(flex|grid)/i,
  /javascript:/i,
  /<(form|iframe|object|embed|video|svg)\b/i,
  /float\s*:/i,
];
/** Removes Outlook's conditional comments, which validators don't know. */
const withoutMso = (html: string) => html.replace(/<!--\[if mso\]>.*?<!\[endif\]-->/gs, "");

describe("an email in HTML", () => {
  let validate: (html: string) => string[];
  beforeAll(() => {
    const validator = new HtmlValidate({
      extends: ["html-validate:recommended"],
      rules: {
        // email clients need these
        "no-inline-style": "off",
        "no-deprecated-attr": "off",
        "prefer-tbody": "off",
        // `checkDocument` finds these
        "empty-title": "off",
        "empty-heading": "off",
        "long-title": "off",
        "wcag/h30": "off",
        // the user's texts stay unchanged
        "tel-non-breaking": "off",
      },
    });
    validate = (html) => {
      const { results } = validator.validateStringSync(withoutMso(html));
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${line}: ${ruleId} ${message}`),
      );
    };
  });

  it("of any document and receiver is valid, has no scripts and loads nothing", () => {
    let seen = 0;
    fc.assert(
      fc.property(anyDocument, anyReceiver, (document, values) => {
        const html = fillTemplate(writeHtml(document), values);
        expect(validate(html)).toEqual([]);
        const markup = html.replace(/>[^<]*</g, "><");
        for (const pattern of FORBIDDEN) expect(markup).not.toMatch(pattern);
        seen++;
      }),
      RUNS,
    );
    expect(seen).toBe(RUNS.numRuns);
  });

  it("escapes a hostile name", () => {
    const html = fillTemplate(
      writeHtml(documentOf(textBlock({ kind: "field", field: "firstName", fallback: "" }))),
      valuesOf({ firstName: "<img src=x onerror=alert(1)>" }),
    );
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src");
  });

  it("escapes template tags in typed texts", () => {
    const html = fillTemplate(writeHtml(documentOf(textBlock(...toLine("{{lastName}} {{#female}}")))), valuesOf({}));
    expect(html).toContain("&#123;&#123;lastName&#125;&#125; &#123;&#123;#female&#125;&#125;");
    expect(html).not.toContain("Bianchi");
  });

  it("shows a block for donors who may donate only to them", () => {
    const template = writeHtml(documentOf({ ...textBlock(...toLine("Ti aspettiamo oggi")), onlyWhoMayDonate: true }));
    expect(fillTemplate(template, valuesOf({}))).toContain("Ti aspettiamo oggi");
    expect(fillTemplate(template, valuesOf({}, false))).not.toContain("Ti aspettiamo oggi");
  });

  it("links only to web pages, email addresses and phone numbers", () => {
    const linked = (link: string) => writeHtml(documentOf(textBlock({ kind: "text", text: "qui", link })));
    expect(linked("www.esempio.it/prenota?a=1&b=2")).toContain('href="https://www.esempio.it/prenota?a=1&amp;b=2"');
    expect(linked("tel:+39035555")).toContain('href="tel:+39035555"');
    for (const bad of ["javascript:alert(1)", "data:text/html,x", "//", 'https://a.it/" onclick="x'])
      expect(linked(bad)).not.toContain("href");
  });

  it("has the receiver's unsubscribe address", () => {
    const html = fillTemplate(writeHtml(documentOf(newBlock("footer", "f", "#b1172c"))), valuesOf({}));
    expect(html).toMatch(
      /<a href="https:&#x2F;&#x2F;gds\.example&#x2F;via\?di&#x3D;1&amp;da&#x3D;2"[^>]*>Non voglio più queste e-mail<\/a>/,
    );
  });
});

describe("an email in plain text", () => {
  it("has the same content, with addresses after the texts of links", () => {
    const text = writeText(
      documentOf(
        { ...newBlock("heading", "h", "#b1172c") },
        textBlock(...toLine("Prenota "), { kind: "text", text: "qui", link: "www.esempio.it" }),
        {
          ...newBlock("button", "b", "#b1172c"),
          type: "button",
          link: "https://esempio.it/giorni",
          line: toLine("Scegli"),
          align: "left",
          colour: "#b1172c",
          radius: 8,
        },
        newBlock("footer", "f", "#b1172c"),
      ),
    );
    expect(fillTemplate(text, valuesOf({}))).toBe(
      "Titolo\n\nPrenota qui (https://www.esempio.it)\n\nScegli (https://esempio.it/giorni)\n\n" +
        "Gruppo Donatori di Sangue\nNon voglio più queste e-mail: https://gds.example/via?di=1&da=2\n",
    );
  });

  it("of any document has no template tags after rendering", () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const filled = fillTemplate(writeText(document), valuesOf({}));
        expect(filled.replaceAll(/[{}]\u2060|\u2060[{}]/g, "")).not.toMatch(/\{\{|\}\}/);
      }),
      RUNS,
    );
  });
});

describe("the receiver's data", () => {
  it("appears in the subject, and fallbacks for unknown data", () => {
    const subject = writeSubject({
      subject: [
        { kind: "bySex", female: "Cara", male: "Caro", unknown: "Ciao" },
        ...toLine(" "),
        { kind: "field", field: "firstName", fallback: "amico" },
        ...toLine(": "),
        { kind: "field", field: "nextDonationDate", fallback: "presto" },
      ],
    });
    expect(fillTemplate(subject, valuesOf({}))).toBe("Caro Marco: venerdì 11 dicembre 2026");
    expect(fillTemplate(subject, valuesOf({ gender: "F", firstName: "Anna" }))).toBe(
      "Cara Anna: venerdì 11 dicembre 2026",
    );
    const nobody = valuesOf({ gender: null, firstName: "", nextDonationDate: null });
    expect(fillTemplate(subject, nobody)).toBe("Ciao amico: presto");
    expect(fillTemplate(subject, valuesOf({ firstName: "D'Angelo & <b>" }))).toContain("D'Angelo & <b>");
  });

  it.each(["\r\n", "\n", "\r", "\u2028", "\0"])(
    "can't add a header to the email: %j becomes a space in the subject",
    (stop) => {
      const subject = writeSubject({
        subject: [
          ...toLine(`Ciao${stop}Bcc: a@example.org `),
          { kind: "field", field: "firstName", fallback: "amico" },
        ],
      });
      const filled = fillTemplate(subject, valuesOf({ firstName: `Ugo${stop}Bcc: b@example.org` }));
      expect(filled).toBe("Ciao Bcc: a@example.org Ugo Bcc: b@example.org");
    },
  );
});

describe("a stored document", () => {
  it("is the same after a round trip through JSON", () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(readDocument(JSON.stringify(document))).toEqual({ type: "ready", document });
      }),
      RUNS,
    );
  });

  it("of a later version is newer, a foreign or broken one is unreadable", () => {
    expect(readDocument({ version: 2, blocks: "?" })).toEqual({ type: "newer", version: 2 });
    const twice = documentOf(textBlock(), textBlock());
    for (const broken of [
      null,
      "",
      "{",
      "<html></html>",
      7,
      [],
      { version: 1 },
      { ...documentOf(), blocks: [{ type: "video" }] },
      twice,
    ])
      expect(readDocument(broken)).toEqual({ type: "unreadable" });
  });
});
