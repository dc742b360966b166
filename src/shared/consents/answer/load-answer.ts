/** The window in which a text is answered: most never open it. */
export const loadAnswerDialog = async () => (await import("./answer-dialog")).AnswerDialog;
