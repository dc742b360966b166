import type { Page } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { API, type Host, type HostPage } from "../support/host-page";
import { installed, preflight, prototypeFile, published } from "./published";

/** The markup of our elements on a page. */
interface Slots {
  /** The bell, on some screens; empty on others. */
  bell: string;
  column: string;
}

interface Site {
  /** Serves a style sheet. Returns the tag that loads it. */
  style(name: string, text: string): string;
  script(name: string, text: string): string;
}

type Markup = Pick<HostPage, "head" | "body" | "dir" | "doctype">;

export interface GalleryHost {
  name: string;
  markup(slots: Slots, site: Site): Markup | Promise<Markup>;
  /** Why the host can't be shown on this machine. */
  skip?: string;
  /** Shows the elements: what a visitor does first. */
  reveal?(page: Page): Promise<void>;
  /** What the site does to an element that shows a screen, before its picture. */
  act?(page: Page): Promise<void>;
  /** Closes the last screen, a dialog; also runs on the page without our script. Default: Esc. */
  end?(page: Page): Promise<void>;
  /** Code that loads another copy of the bundle; it runs before ours is loaded. */
  secondBundle?(host: Host): string;
  /** Messages of the console that the host causes. */
  expected?: RegExp;
}

/**
 * The site's own content, which must look the same with and without our elements. It has no text in the generic monospace font,
 * such as `<code>` and `<textarea>`, because a picture of a whole page makes Chromium choose another font for it.
 */
const CONTENT = `<h1>Il club</h1><h2>Donare <small>con noi</small></h2>
  <p>Ogni <strong>donazione</strong> conta: <a href="#chi-siamo">chi siamo</a> e <em>orari</em>.</p>
  <ul><li>Sangue intero</li><li>Plasma</li></ul>
  <form><fieldset><legend>Scrivici</legend><label>Nome <input type="text" value="Ada"></label>
    <select><option>Milano</option></select> <button type="button">Invia</button></fieldset></form>
  <table><tr><th>Giorno</th><th>Ore</th></tr><tr><td>Lunedì</td><td>8–12</td></tr></table>
  <blockquote>Un gesto semplice.</blockquote>`;

const jQuery = ({ script }: Site) => script("jquery.js", installed("jquery/dist/jquery.js"));

const bootstrap5 = ({ style, script }: Site) =>
  style("bootstrap-5.css", published("bootstrap-5", "dist/css/bootstrap.css")) +
  script("bootstrap-5.js", published("bootstrap-5", "dist/js/bootstrap.bundle.js"));

/** The few lines that sites copy from a tutorial. */
const SMOOTH_SCROLL = `
jQuery(function ($) {
  $(document).on("click", "a[href*='#']", function (event) {
    if (location.pathname !== this.pathname || location.hostname !== this.hostname) return;
    var target = $(document.getElementById(this.hash.slice(1)));
    event.preventDefault();
    if (target.length) $("html, body").animate({ scrollTop: target.offset().top }, 0);
  });
});`;

/** A page without a framework. */
const plain = ({ bell, column }: Slots, { style }: Site, css = ""): Markup => ({
  head: style(
    "club.css",
    `body { font: 17px/1.6 Georgia, serif; margin: 0 auto; max-width: 1000px; padding: 20px }
     header { display: flex; justify-content: space-between; border-bottom: 2px solid #a00 } #altrove { padding: 8px } fieldset { border: 1px solid }
     ${css}`,
  ),
  body: `<header><b>Il club</b>${bell}</header><main><div id="column">${column}</div><div id="altrove"></div>${CONTENT}</main>`,
});

/** Text properties that are inherited, each with an unusual value. */
const INHERITED = `
  border-collapse: collapse; border-spacing: 9px; caption-side: bottom; caret-color: lime; color: teal; cursor: wait;
  empty-cells: hide; font: italic small-caps bold 23px/2.2 Georgia, serif; font-feature-settings: "smcp"; font-kerning: none;
  font-stretch: 50%; font-variant-numeric: oldstyle-nums; hyphens: auto; image-rendering: pixelated; letter-spacing: 3px;
  line-break: anywhere; list-style: square inside; orphans: 9; overflow-wrap: anywhere; pointer-events: auto;
  quotes: "<" ">"; tab-size: 30; text-align: right; text-align-last: center; text-indent: 40px; text-rendering: geometricPrecision;
  text-shadow: 2px 2px red; text-transform: uppercase; text-underline-offset: 9px; text-wrap: nowrap; white-space: pre;
  widows: 9; word-break: break-all; word-spacing: 20px; accent-color: lime; color-scheme: dark; fill: lime; stroke: red;
  stroke-width: 3px; font-optical-sizing: none; font-synthesis: none; paint-order: stroke; ruby-position: under;
  text-emphasis: filled red; -webkit-text-stroke: 1px red; -webkit-text-fill-color: lime; -webkit-font-smoothing: auto;
  interpolate-size: allow-keywords; scrollbar-color: red lime; hanging-punctuation: first; math-depth: 2;`;

const theOffice = (page: Page) => page.locator("gds-backoffice");

export const HOSTS: readonly GalleryHost[] = [
  {
    name: "Bootstrap 3 and jQuery",
    markup: ({ bell, column }, site) => ({
      head:
        site.style("bootstrap-3.css", installed("bootstrap/dist/css/bootstrap.css")) +
        jQuery(site) +
        site.script("bootstrap-3.js", installed("bootstrap/dist/js/bootstrap.js")),
      body: `<nav class="navbar navbar-inverse"><div class="container"><ul class="nav navbar-nav"><li class="active"><a href="#chi-siamo">Chi siamo</a></li></ul>
          <div class="navbar-right">${bell}</div></div></nav>
        <div class="container"><div class="row"><div class="col-md-9"><div class="panel panel-default"><div class="panel-body">${column}</div></div></div>
        <div class="col-md-3"><div class="list-group"><a class="list-group-item" href="#uno">Uno</a></div></div></div>
        <div class="jumbotron">${CONTENT}</div></div>`,
    }),
  },
  {
    name: "Bootstrap 5, in a tab panel that is hidden at first",
    markup: ({ bell, column }, site) => ({
      head: bootstrap5(site),
      body: `<nav class="navbar bg-dark" data-bs-theme="dark"><div class="container"><a class="navbar-brand" href="#club">Il club</a>${bell}</div></nav>
        <div class="container"><ul class="nav nav-tabs"><li class="nav-item"><button class="nav-link active" data-bs-toggle="tab" data-bs-target="#uno">Il dono</button></li>
          <li class="nav-item"><button class="nav-link" data-bs-toggle="tab" data-bs-target="#due">Area soci</button></li></ul>
        <div class="tab-content"><div class="tab-pane active" id="uno">Benvenuti</div><div class="tab-pane" id="due">${column}</div></div>${CONTENT}</div>`,
    }),
    reveal: (page) => page.getByRole("tab", { name: "Area soci" }).click(),
  },
  {
    name: "Bootstrap 5, in an open modal that keeps the focus",
    markup: ({ bell, column }, site) => ({
      head: bootstrap5(site),
      body: `<div class="container"><button class="btn btn-primary" data-bs-toggle="modal" data-bs-target="#soci">Area soci</button>${CONTENT}</div>
        <div class="modal" id="soci" tabindex="-1"><div class="modal-dialog modal-xl"><div class="modal-content"><div class="modal-header">${bell}</div><div class="modal-body">${column}</div></div></div></div>`,
    }),
    reveal: (page) => page.getByRole("button", { name: "Area soci" }).click(),
  },
  {
    name: "Foundation",
    markup: ({ bell, column }, site) => ({
      head:
        site.style("foundation.css", published("foundation", "dist/css/foundation.css")) +
        jQuery(site) +
        site.script("foundation.js", published("foundation", "dist/js/foundation.js")) +
        site.script("foundation-start.js", "jQuery(function ($) { $(document).foundation(); });"),
      body: `<div class="top-bar"><div class="top-bar-left"><ul class="dropdown menu" data-dropdown-menu><li><a href="#club">Il club</a><ul class="menu"><li><a href="#uno">Uno</a></li></ul></li></ul></div>
          <div class="top-bar-right">${bell}</div></div>
        <div class="grid-container"><div class="grid-x grid-margin-x"><div class="cell medium-9">${column}</div><div class="cell medium-3"><div class="callout">Orari</div></div></div>
        <ul class="accordion" data-accordion><li class="accordion-item is-active" data-accordion-item><a href="#a" class="accordion-title">Chi siamo</a><div class="accordion-content" data-tab-content>Noi</div></li></ul>${CONTENT}</div>`,
    }),
  },
  {
    name: "Bulma",
    markup: ({ bell, column }, site) => ({
      head: site.style("bulma.css", published("bulma", "css/bulma.css")),
      body: `<nav class="navbar is-primary"><div class="navbar-brand"><a class="navbar-item" href="#club">Il club</a></div><div class="navbar-end">${bell}</div></nav>
        <section class="section"><div class="container"><div class="columns"><div class="column is-three-quarters"><div class="box content">${column}</div></div>
        <div class="column"><aside class="menu"><p class="menu-label">Orari</p></aside></div></div><div class="content">${CONTENT}</div></div></section>`,
    }),
  },
  {
    name: "Tailwind preflight",
    markup: async ({ bell, column }, site) => ({
      head:
        site.style("preflight.css", await preflight()) +
        site.style("club.css", "header { display: flex; justify-content: space-between; padding: 1rem } main { max-width: 64rem; margin: auto }"), // prettier-ignore
      body: `<header><b>Il club</b>${bell}</header><main>${column}${CONTENT}</main>`,
    }),
  },
  {
    name: "WordPress blocks",
    markup: ({ bell, column }, site) => ({
      head:
        site.style("blocks.css", published("wordpress", "build-style/style.css")) +
        site.style("blocks-common.css", published("wordpress", "build-style/common.css")) +
        site.style("blocks-theme.css", published("wordpress", "build-style/theme.css")) +
        // the markup that WordPress adds to each page with a block theme
        site.style(
          "global-styles.css",
          `:root { --wp--style--global--content-size: 645px; --wp--style--global--wide-size: 1340px } body { margin: 0 }
           :where(.wp-site-blocks) > * { margin-block-start: 1.2rem; margin-block-end: 0 }
           .is-layout-constrained > :where(:not(.alignleft):not(.alignright):not(.alignfull)) { max-width: var(--wp--style--global--content-size); margin-left: auto !important; margin-right: auto !important }
           .is-layout-constrained > .alignwide { max-width: var(--wp--style--global--wide-size) }
           :root :where(.is-layout-constrained) > * { margin-block-start: 1.2rem; margin-block-end: 0 }
           body { font-family: Manrope, sans-serif; font-size: 1.38rem; font-weight: 300; letter-spacing: -0.1px; line-height: 1.4 }
           .is-layout-flex { display: flex; flex-wrap: wrap; align-items: center }`,
        ),
      body: `<div class="wp-site-blocks"><header class="wp-block-template-part is-layout-flex wp-block-group"><p class="wp-block-site-title">Il club</p>${bell}</header>
        <main class="wp-block-group is-layout-constrained"><div class="entry-content wp-block-post-content is-layout-constrained has-global-padding">
        <div class="wp-block-columns alignwide"><div class="wp-block-column">${column}</div></div>
        <figure class="wp-block-table"><table><tr><td>Lunedì</td></tr></table></figure><blockquote class="wp-block-quote">Un gesto</blockquote>
        <div class="wp-block-button"><a class="wp-block-button__link" href="#dona">Dona</a></div>${CONTENT}</div></main></div>`,
    }),
  },
  {
    name: "jQuery with smooth scroll",
    markup: (slots, site) => {
      const { head, body } = plain(slots, site, "html { scroll-behavior: smooth }");
      return { head: head + jQuery(site) + site.script("smooth-scroll.js", SMOOTH_SCROLL), body };
    },
  },
  {
    name: "Prototype 1.7",
    ...(!prototypeFile() && { skip: "no prototype.js on this machine (Debian: libjs-prototype)" }),
    markup: (slots, site) => {
      const { head, body } = plain(slots, site);
      return { head: site.script("prototype.js", readFileSync(prototypeFile() ?? "", "utf8")) + head, body };
    },
  },
  {
    name: "right-to-left",
    markup: (slots, site) => ({ ...plain(slots, site), dir: "rtl" }),
  },
  {
    name: "quirks mode",
    markup: ({ bell, column }, { style }) => ({
      doctype: false,
      head: style("old.css", "body { font-family: Verdana; font-size: xx-small } td { vertical-align: top }"),
      body: `<table width="100%" cellpadding="4" bgcolor="#eeeeff"><tr><td><font size="5">Il club</font></td><td align="right">${bell}</td></tr></table>
        <center><table width="960" border="1"><tr><td>${column}</td></tr></table></center>${CONTENT}`,
    }),
  },
  {
    name: "all inherited properties, and rules for all elements",
    markup: (slots, site) =>
      plain(slots, site, `body { ${INHERITED} } * { box-sizing: content-box; transition: all 0.3s }`),
  },
  {
    name: "an element that the site moves",
    markup: plain,
    async act(page) {
      await page.evaluate(() => {
        const places = ["column", "altrove"].map((id) => document.getElementById(id)!);
        const [from, to] = places[0]!.hasChildNodes() ? places : places.reverse();
        to!.append(...from!.childNodes);
      });
      // a moved element loses the focus
      const field = page.getByLabel("Campo della regola 1");
      if (await field.count()) await field.focus();
    },
  },
  {
    name: "an element that is removed while its dialog is open",
    markup: plain,
    end: (page) => theOffice(page).evaluate((element) => element.remove()),
  },
  {
    name: "two versions of the bundle",
    markup: plain,
    secondBundle: (host) => {
      for (const folder of ["", "chunks/"])
        for (const name of readdirSync(`dist/${folder}`).filter((file) => file.endsWith(".js")))
          host.put(
            `0.1.0/${folder}${name}`,
            readFileSync(`dist/${folder}${name}`, "utf8").replaceAll("0.2.0", "0.1.0"),
          );
      return `(await import("${host.origin}/0.1.0/gds-widgets.js")).setTransport("${API}", transport);`;
    },
    expected: /0\.1\.0.*0\.2\.0|0\.2\.0.*0\.1\.0/,
  },
];
