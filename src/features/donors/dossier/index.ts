export { DossierButtons } from "./components/dossier-button";
export { collectDossier, dossierJson } from "./collect";
