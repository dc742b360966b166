import type { FileRefusal } from "../engine/types";

export const UNREAD: FileRefusal = {
  title: "Il file non si è potuto leggere",
  remedy: "Controlla che non sia aperto in un altro programma e sceglilo di nuovo; oppure salvalo come CSV.",
};

export const LOST: FileRefusal = {
  title: "Il file che avevi aperto non si può riprendere",
  remedy: "Sceglilo di nuovo. La copia che era su questo dispositivo è stata cancellata.",
};
