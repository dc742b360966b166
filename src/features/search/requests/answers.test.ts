import { checkAnswer } from "../../../api/test-support/check-answer";
import { searchAnswer } from "./search";

checkAnswer(
  "search",
  searchAnswer,
  {
    success: true,
    results: {
      hits: [
        {
          firstName: "Ada",
          lastName: "Prova",
          email: "ada@gds.example",
          role: "donor",
          details: "donors/details/d1",
        },
      ],
      nbHits: 1,
      query: "ada",
    },
  },
  {
    refused: ["results", "results.hits"],
    asSent: ({ hits, nbHits, query }) => ({ results: { hits, nbHits, query } }),
  },
);
