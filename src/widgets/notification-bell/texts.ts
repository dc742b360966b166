/** What the bell's sign-in says. */
export const texts = {
  title: "Accedi per vedere le tue notifiche",
  forgotten: "Password dimenticata",
} as const;
