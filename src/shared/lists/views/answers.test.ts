import { checkAnswer } from "../../../api/test-support/check-answer";
import { viewsAnswer, writeContent } from "./saved-view";

checkAnswer(
  "listViews",
  viewsAnswer,
  {
    views: [
      {
        _id: "w1",
        version: 2,
        name: "Da chiamare",
        owner: { _id: "a1", name: "Marta Colombo" },
        sharedWith: ["manager"],
        content: {
          tab: "donors",
          sort: "-lastName",
          text: "prova",
          filters: [{ id: "area", value: ["Bergamo"] }],
          filter: { combinator: "and", rules: [{ field: "status", operator: "=", value: "active" }] },
          layout: { columns: ["lastName"] },
        },
      },
    ],
    firstView: "v1",
    pinned: ["w1"],
  },
  {
    refused: ["views"],
    asSent: ({ views, ...rest }) => ({
      ...rest,
      views: views.map((view) => ({ ...view, content: writeContent(view.content) })),
    }),
    alsoChanges: {
      // a view is opened by its id
      "views._id": ["views"],
      // rules that can't be read are dropped and counted
      "views.content.filters": ["views.content.filters", "views.omitted"],
      "views.content.filter": ["views.content.filter", "views.omitted"],
    },
  },
);
