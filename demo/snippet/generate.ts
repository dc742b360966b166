import { escapeHtml } from "../../src/domain/email-template/write/mustache";
import { ATTRIBUTE_NAMES, type AttributeName } from "../../src/widgets/host/attributes/attribute-names";
import { policyFor } from "./policy";

/** The elements: the text that visitors read until the element is ready, and the name of the component. */
const TAGS = {
  "gds-backoffice": { text: "Un momento: stiamo caricando l’area soci.", component: "AreaSoci" },
  "gds-donor-registration": { text: "Un momento: stiamo caricando l’iscrizione.", component: "Iscrizione" },
  "gds-notification-bell": { text: "", component: "Campanella" },
} as const;
export type Tag = keyof typeof TAGS;

/** Editors remove an empty `div`. */
const BELL_TEXT = "Notifiche";

/** Where the element is put. */
export type Place = "html" | "cms" | "div" | "react" | "vue";

/** Places whose files come from the site's own package, not from the address of the files. */
export const BUNDLED: ReadonlySet<Place> = new Set<Place>(["react", "vue"]);

export interface Choices {
  tag: Tag;
  place: Place;
  /** The folder of the files, with a slash at the end. */
  files: string;
  /** The attributes of the element. An empty one isn't written. */
  attributes: Readonly<Partial<Record<AttributeName, string>>>;
  /** A colour such as `#1f6b3a`; null for the default one. */
  brand: string | null;
}

/** One piece of code to copy, and where it goes. */
export interface Piece {
  title: string;
  code: string;
}

/** @returns the attributes to write, in the order of the reference */
const writeAttributes = ({ attributes }: Choices, prefix = ""): string =>
  ATTRIBUTE_NAMES.flatMap((name) => {
    const value = attributes[name];
    return value ? [` ${prefix}${name}="${escapeHtml(value)}"`] : [];
  }).join("");

/** Only the autoloader reads the attribute `labels`. */
const importOf = ({ tag, attributes: { labels } }: Choices) =>
  `import "gds-widgets${labels ? "" : tag.replace("gds-", "/")}";`;
const element = (choices: Choices, text: string) =>
  `<${choices.tag}${writeAttributes(choices)}>${text}</${choices.tag}>`;

/** @returns the script for a site with optimizers; `data-cfasync` must come before `src` */
function classicLoader({ files }: Choices, more = ""): string {
  const folder = escapeHtml(files);
  return `<script data-cfasync="false" src="${folder}gds-loader.js" data-gds-base="${folder}"${more} defer></script>`;
}

/** @returns the attribute that lets a placeholder name other origins than the API's; empty if it names none */
function placeholderOrigins({ attributes }: Choices): string {
  const addresses = [
    attributes["api-base"],
    attributes["uploads-base"],
    attributes["socket-url"],
    attributes["open-in"],
  ];
  const origins = addresses.flatMap((address = "") => {
    if (!address) return [];
    const web = address.replace(/^ws/i, "http");
    return URL.canParse(web) ? new URL(web).origin : "/"; // an address of the page's own site
  });
  const all = new Set(origins);
  return all.size > 1 ? ` data-gds-origins="${[...all].join(" ")}"` : "";
}

/** How a project gets the package: it isn't in npm's registry. */
const install: Piece = {
  title: "Nel terminale: il pacchetto è il file .tgz di un rilascio",
  code: "npm install ./gds-widgets.tgz",
};

const reactComponent = (choices: Choices, imports: string) =>
  `${importOf(choices)}\n${imports}\nexport function ${TAGS[choices.tag].component}() {\n  return <${choices.tag}${writeAttributes(choices)} />;\n}`;

const MARKUP: Record<Place, (choices: Choices) => Piece[]> = {
  html: (choices) => [
    {
      title: "Nella pagina, dove deve comparire l’elemento",
      code: `<script type="module" src="${escapeHtml(choices.files)}gds-widgets.js"></script>\n${element(choices, TAGS[choices.tag].text)}`,
    },
  ],
  cms: (choices) => [
    {
      title: "In un blocco «HTML personalizzato» (WordPress), in un modulo «Custom» (Joomla), con «Full HTML» (Drupal)",
      code: `${classicLoader(choices)}\n${element(choices, TAGS[choices.tag].text)}`,
    },
  ],
  div: (choices) => [
    {
      title: "Nell’intestazione del tema del sito",
      code: classicLoader(choices, placeholderOrigins(choices)),
    },
    {
      title: "Nella pagina",
      code: `<div data-gds="${choices.tag.replace("gds-", "")}"${writeAttributes(choices, "data-")}>${TAGS[choices.tag].text || BELL_TEXT}</div>`,
    },
  ],
  react: (choices) => [
    install,
    { title: "Il componente in JavaScript (React 19)", code: reactComponent(choices, "") },
    {
      title: "Il componente in TypeScript (React 19)",
      code: reactComponent(choices, `import type {} from "gds-widgets/jsx"; // i tipi dei tag\n`),
    },
  ],
  vue: (choices) => [
    install,
    {
      title: "In vite.config.js (Vue 3)",
      code: `vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("gds-") } } })`,
    },
    {
      title: "Nel componente",
      code: `<script setup>\n${importOf(choices)}\n</script>\n\n<template>\n  ${element(choices, "")}\n</template>`,
    },
  ],
};

/** @returns the pieces of code for a site, in the order in which they are pasted */
export function generateSnippets(choices: Choices): Piece[] {
  const { tag, brand, place, files, attributes } = choices;
  const style = brand !== null && {
    title: "Nel foglio di stile del sito",
    code: `${tag} {\n  --gds-brand: ${brand};\n}`,
  };
  const policy = {
    title: "Se il sito manda una Content Security Policy",
    code: policyFor(attributes, BUNDLED.has(place) ? null : files),
  };
  return [...MARKUP[place](choices), style, policy].filter((piece) => piece !== false);
}
