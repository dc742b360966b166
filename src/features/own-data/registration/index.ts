// The office imports the page from here and the registration element from its own file: with two importers the build puts the
// page into the chunk of its form.
export { RegistrationPage } from "./registration-page";
