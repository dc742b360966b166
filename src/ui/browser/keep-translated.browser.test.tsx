import { expect, it } from "vitest";
import { stage } from "../test-support";

/** How translators replace a text by an element. */
const TRANSLATORS: Record<string, (text: Text, font: HTMLElement) => void> = {
  "replaces it": (text, font) => {
    font.textContent = text.data;
    text.replaceWith(font);
  },
  "inserts before it and removes it": (text, font) => {
    font.textContent = text.data;
    text.before(font);
    text.remove();
  },
  "moves it into the element": (text, font) => {
    text.before(font);
    font.append(text);
  },
};

const Sentence = ({ from, loading = false }: { from: number; loading?: boolean }) => (
  <p>
    {from}–{from + 9} di {loading ? <i>…</i> : 60}
  </p>
);
const translated = () => new Promise((done) => setTimeout(done));

async function show(translator: string) {
  const scene = await stage(<Sentence from={1} />);
  const sentence = scene.find("p");
  const translate = async () => {
    for (const text of [...sentence.childNodes].filter((node) => node instanceof Text && node.data !== ""))
      TRANSLATORS[translator]!(text as Text, document.createElement("font"));
    await translated();
  };
  await translate();
  return { ...scene, sentence, translate };
}

it.each(Object.keys(TRANSLATORS))(
  "with a translator that %s, React changes and removes texts correctly",
  async (translator) => {
    const { sentence, render, translate, remove } = await show(translator);
    expect(sentence.textContent).toBe("1–10 di 60");
    expect(sentence.querySelectorAll("font").length).toBeGreaterThan(1);
    await render(<Sentence from={11} />);
    expect(sentence.textContent).toBe("11–20 di 60");
    await translate();
    await render(<Sentence from={21} loading />);
    expect(sentence.textContent).toBe("21–30 di …");
    await translate();
    await render(<Sentence from={21} />);
    expect(sentence.textContent).toBe("21–30 di 60");
    await remove();
  },
);

it("a change of one text restores all texts of its parent, because a translator may have reordered them", async () => {
  const { sentence, render, remove } = await show("replaces it");
  sentence.querySelector("font")!.textContent = "of 60 rows, from 1 to 10";
  for (const font of [...sentence.querySelectorAll("font")].slice(1)) font.textContent = "";
  await render(<Sentence from={11} />);
  expect(sentence.textContent).toBe("11–20 di 60");
  await remove();
});

it("a translation that is removed restores the text", async () => {
  const { sentence, remove } = await show("replaces it");
  for (const font of sentence.querySelectorAll("font")) font.remove();
  await translated();
  expect(sentence.textContent).toBe("1–10 di 60");
  await remove();
});
