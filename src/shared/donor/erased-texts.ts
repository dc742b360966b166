/** Texts about what was dropped because somebody was erased. */
export const texts = {
  importDropped:
    "Il file dell’importazione è stato tolto da questo dispositivo, perché qualcuno ha chiesto di cancellare i suoi dati. Se ti serve ancora, sceglilo di nuovo.",
} as const;
