/** Texts about what was dropped because somebody was erased. */
export const texts = {
  importDropped:
    "Il file di un’importazione non finita è stato tolto da questo dispositivo, perché qualcuno ha chiesto di cancellare i suoi dati. Sceglilo di nuovo.",
} as const;
