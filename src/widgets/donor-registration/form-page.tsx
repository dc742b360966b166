import { RegistrationPage } from "../../features/registration/pages";

export default RegistrationPage;
