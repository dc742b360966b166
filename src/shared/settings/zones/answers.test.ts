import { checkAnswer } from "../../../api/test-support/check-answer";
import { zonesAnswer } from "./index";

checkAnswer(
  "listZones",
  zonesAnswer,
  {
    zones: [
      {
        _id: "z1",
        name: "Bergamo",
        cap: "24121",
        caps: ["24122"],
        associations: [{ _id: "a1", name: "Gruppo Bergamo" }],
      },
    ],
  },
  { refused: ["zones"] },
);
