import { checkAnswer } from "../../../api/test-support/check-answer";
import { uploadAnswer } from "./upload-calls";

checkAnswer(
  "readDocumentUpload",
  uploadAnswer,
  { upload: { _id: "up1", offset: 3, chunk: 5 } },
  { refused: ["upload"] },
);
