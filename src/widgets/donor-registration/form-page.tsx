import { RegistrationPage } from "../../features/registration/pages";
import { loadAllClasses } from "../../ui/all-classes";

loadAllClasses();

export default RegistrationPage;
