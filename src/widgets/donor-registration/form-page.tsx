import { RegistrationPage } from "../../features/registration/pages";
import { styleEverything } from "../../ui/all-classes";

styleEverything();

export default RegistrationPage;
