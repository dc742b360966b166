import type { SentMail } from "../../src/mocks/control";
import type { PanelContext, PanelPart } from "./context";
import { el } from "./dom";
import { texts } from "./texts";

/** The mails that the mock "sent", with their links. */
export function mailsSection({ mock, attempt }: PanelContext): PanelPart & { load: () => void } {
  const list = el("ul");
  const none = el("p", { className: "hint" }, texts.noMails);
  const refresh = el("button", { type: "button" }, texts.mailsRefresh);

  const load = () =>
    attempt(async () => {
      const mails = (await mock()?.control.mails()) ?? [];
      none.hidden = mails.length > 0;
      list.replaceChildren(...mails.map(item));
    });
  refresh.addEventListener("click", load);
  const node = el("fieldset", { className: "wide" }, el("legend", {}, texts.mails), refresh, none, list);
  return { node, needsMock: [refresh], load };
}

const time = new Intl.DateTimeFormat("it-IT", { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Rome" });

function item({ to, subject, text, links, date }: SentMail): HTMLLIElement {
  return el(
    "li",
    {},
    el("b", {}, subject),
    el("p", {}, `${to}, ${time.format(new Date(date))}`),
    el("p", {}, text),
    ...links.map((hash) => el("a", { href: mailHref(hash) }, hash)),
  );
}

/** The address of a back-office screen: on this page, or else on the association's site. */
const mailHref = (hash: string): string =>
  document.querySelector("gds-backoffice") ? hash : `./cms.html${location.search}${hash}`;
