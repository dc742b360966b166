import { endpoints } from "../../api/endpoints";
import { findRoute } from "../../domain/routes";
import { currentRoute, type Preload } from "../../shared/navigation";

/** All templates, without parameters (specification §7): there are few (docs/decisions/0058). */
export const templatesRead = { path: endpoints.emailTemplates() };

export const preloadTemplates: Preload = () => [templatesRead];

export const preloadTemplate: Preload = () => {
  const { id = "" } = findRoute(currentRoute().path) ?? {};
  return id.replace(/[.\s]/g, "") ? [{ path: endpoints.emailTemplate(id) }] : [];
};
