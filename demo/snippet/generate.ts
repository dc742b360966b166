import { escapeHtml } from "../../src/domain/email-template/write/mustache";
import { ATTRIBUTE_NAMES, type AttributeName } from "../../src/widgets/host/attribute-names";
import { CHOICES, type Theme } from "../../src/widgets/host/attributes";

/** The elements, with the text that visitors read until the element is ready. */
const TAGS = {
  "gds-backoffice": "Un momento: stiamo caricando l’area soci.",
  "gds-donor-registration": "Un momento: stiamo caricando l’iscrizione.",
  "gds-notification-bell": "",
} as const;
export type Tag = keyof typeof TAGS;

/** Where the element is put. */
export type Place = "html" | "cms" | "div" | "react" | "vue";

export interface Choices {
  tag: Tag;
  place: Place;
  /** The address of the API; may be wrong while it is typed. */
  apiBase: string;
  /** The folder of the files, with a slash at the end. */
  files: string;
  theme: Theme;
  /** A colour such as `#1f6b3a`; null for the default one. */
  brand: string | null;
}

/** One piece of code to copy, and where it goes. */
export interface Piece {
  title: string;
  code: string;
}

/** @returns the attributes to write, in the order of the reference; those with their default value are left out */
function attributes({ apiBase, theme }: Choices, prefix = ""): string {
  const values: Partial<Record<AttributeName, string>> = {
    "api-base": apiBase,
    ...(theme !== CHOICES.theme[0] && { theme }),
  };
  return ATTRIBUTE_NAMES.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : ` ${prefix}${name}="${escapeHtml(value)}"`;
  }).join("");
}

const moduleOf = (tag: Tag) => `gds-widgets/${tag.replace("gds-", "")}`;
const element = (choices: Choices, text: string) => `<${choices.tag}${attributes(choices)}>${text}</${choices.tag}>`;

/** @returns the script for a site with optimizers; `data-cfasync` must come before `src` */
function classicLoader({ files }: Choices): string {
  const folder = escapeHtml(files);
  return `<script data-cfasync="false" src="${folder}gds-loader.js" data-gds-base="${folder}" defer></script>`;
}

const MARKUP: Record<Place, (choices: Choices) => Piece[]> = {
  html: (choices) => [
    {
      title: "Nella pagina, dove deve comparire l’elemento",
      code: `<script type="module" src="${escapeHtml(choices.files)}gds-widgets.js"></script>\n${element(choices, TAGS[choices.tag])}`,
    },
  ],
  cms: (choices) => [
    {
      title: "In un blocco «HTML personalizzato» (WordPress), in un modulo «Custom» (Joomla), con «Full HTML» (Drupal)",
      code: `${classicLoader(choices)}\n${element(choices, TAGS[choices.tag])}`,
    },
  ],
  div: (choices) => [
    {
      title: "Nell’intestazione del tema del sito",
      code: classicLoader(choices),
    },
    {
      title: "Nella pagina",
      code: `<div data-gds="${choices.tag.replace("gds-", "")}"${attributes(choices, "data-")}>${TAGS[choices.tag]}</div>`,
    },
  ],
  react: (choices) => [
    {
      title: "Nel componente (React 19)",
      code: `import "${moduleOf(choices.tag)}";\nimport type {} from "gds-widgets/jsx"; // i tipi, con TypeScript\n\n<${choices.tag}${attributes(choices)} />`,
    },
  ],
  vue: (choices) => [
    {
      title: "In vite.config.js (Vue 3)",
      code: `vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("gds-") } } })`,
    },
    {
      title: "Nel componente",
      code: `<script setup>\nimport "${moduleOf(choices.tag)}";\n</script>\n\n<template>\n  ${element(choices, "")}\n</template>`,
    },
  ],
};

/** Places whose files come from the site's own package, not from the address of the files. */
const BUNDLED: ReadonlySet<Place> = new Set<Place>(["react", "vue"]);

/** @returns the Content Security Policy that the element needs; null while an address is wrong */
function policy({ place, apiBase, files }: Choices): Piece | null {
  if (!URL.canParse(apiBase) || !URL.canParse(files)) return null;
  const api = new URL(apiBase);
  const socket = `${api.protocol === "http:" ? "ws" : "wss"}://${api.host}`;
  const scripts = BUNDLED.has(place) ? "" : ` ${new URL(files).origin}`;
  return {
    title: "Se il sito manda una Content Security Policy",
    code: `script-src 'self'${scripts}; style-src 'self'; connect-src 'self' ${api.origin} ${socket}`,
  };
}

/** @returns the pieces of code for a site, in the order in which they are pasted */
export function generateSnippets(choices: Choices): Piece[] {
  const { tag, brand, place } = choices;
  const style = brand !== null && {
    title: "Nel foglio di stile del sito",
    code: `${tag} {\n  --gds-brand: ${brand};\n}`,
  };
  return [...MARKUP[place](choices), style, policy(choices)].filter((piece) => piece !== null && piece !== false);
}
