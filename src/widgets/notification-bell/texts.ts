/** Texts of the bell's sign-in. */
export const texts = {
  title: "Accedi per vedere le tue notifiche",
  forgotten: "Password dimenticata",
} as const;
