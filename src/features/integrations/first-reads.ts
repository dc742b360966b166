import { endpoints } from "../../api/endpoints";
import type { Preload } from "../../shared/navigation";

export const integrationsRead = { path: endpoints.integrations(), features: ["integrations"] as const };

export const preloadIntegrations: Preload = () => [integrationsRead];
