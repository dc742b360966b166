import { endpoints, MAX_ROWS } from "../../api/endpoints";
import { findRoute } from "../../domain/routes";
import { type Preload } from "../../shared/navigation";

/** All templates: there are few (docs/decisions/0058). */
export const templatesRead = { path: endpoints.emailTemplates(), query: { limit: MAX_ROWS } };

export const preloadTemplates: Preload = () => [templatesRead];

export const preloadTemplate: Preload = ({ path }) => {
  const { id = "" } = findRoute(path) ?? {};
  return id.replace(/[.\s]/g, "") ? [{ path: endpoints.emailTemplate(id) }] : [];
};
