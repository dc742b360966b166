// The back office imports this file. The registration element imports `registration-page.tsx` directly: if both imported the
// same file, the build would put the page into the chunk of the donor's form.
export { RegistrationPage } from "./registration-page";
