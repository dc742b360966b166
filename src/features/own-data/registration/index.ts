// For the back office. The registration element imports the page's own file instead: if both imported the same file, the build
// would put the page into the chunk of its form.
export { RegistrationPage } from "./registration-page";
