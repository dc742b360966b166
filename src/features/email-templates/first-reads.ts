import { endpoints } from "../../api/endpoints";
import { findRoute } from "../../domain/routes";
import { type Preload } from "../../shared/navigation";

/**
 * All templates, without parameters (specification §7): there are few (docs/decisions/lists.md, "Short lists are searched in the
 * page").
 */
export const templatesRead = { path: endpoints.emailTemplates() };

export const preloadTemplates: Preload = () => [templatesRead];

export const preloadTemplate: Preload = ({ path }) => {
  const { id = "" } = findRoute(path) ?? {};
  return id.replace(/[.\s]/g, "") ? [{ path: endpoints.emailTemplate(id) }] : [];
};
