/**
 * The partner's own router, of the kind that a registration widget meets: it lives in `#/...` hashes, takes whatever it
 * doesn't know for its first page, and keeps a cookie of its own.
 */
const pages = [...document.querySelectorAll<HTMLElement>("[data-route]")];
const links = [...document.querySelectorAll<HTMLAnchorElement>(".ps-nav a")];

function show(): void {
  const wanted = location.hash.replace(/^#/, "").split("?")[0];
  const page = pages.find(({ dataset }) => dataset.route === wanted) ?? pages[0];
  if (!page) return;
  for (const other of pages) other.hidden = other !== page;
  for (const link of links) {
    if (link.hash === `#${page.dataset.route}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

addEventListener("hashchange", show);
document.cookie = "ps_visita=1; path=/; SameSite=Lax";
show();
