import { useRef, useState } from "react";
import { endpoints } from "../../../api/endpoints";
import { notDoneMessage, type ApiError } from "../../../api/errors";
import { useCan } from "../../../api/react/ability";
import { useQuery } from "../../../api/react/use-query";
import { useToday } from "../../../api/react/use-today";
import { list, record, text } from "../../../api/readers/read";
import { formatNumber } from "../../../domain/format";
import { hrefFor } from "../../../domain/routes";
import { checkCards, DEFAULT_CARDS, writeCard, type CardSettings } from "../../../domain/settings/card-settings";
import { listLink } from "../../../shared/lists/list-link";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import { VanishingButton } from "../../../ui/buttons/vanishing-button";
import { useCommandKey } from "../../../ui/browser/use-command-key";
import { uiTexts } from "../../../ui/texts";
import { useSectionWriter } from "../save-section";
import { SectionTab } from "../section-tab";
import { useTyped } from "../use-typed";
import { cardsAnswer } from "./read-cards";
import { texts } from "./texts";

const cards = list("donors", record({ cardNumber: text(null) }));

/** Returns whether the server has found a donor with that card number. With null it isn't asked. */
function useTakenCard(card: string | null): boolean {
  const filters = JSON.stringify([{ id: "cardNumber", value: [card] }]);
  const query = { path: endpoints.donors(), query: { limit: 1, filters }, schema: cards, part: "cards" };
  const state = useQuery(card === null ? null : query, { background: true, abort: true });
  // a server without this filter returns any donor
  return state.status === "ready" && state.data.donors.some(({ cardNumber }) => cardNumber === card);
}

/** The tab "Tessere": the pattern of the card numbers, the next number, and the next three cards as a preview. */
export const CardsTab = () => (
  <SectionTab answer={cardsAnswer} lead={texts.lead} failed={texts.failed}>
    {(section) => <Cards {...section} />}
  </SectionTab>
);

/** How many cards the preview shows. */
const PREVIEWED = 3;

/** Keeps what the user types into a field. Each has its own draft: the server increases the next number with each new card. */
const useTypedField = (name: keyof CardSettings, saved: string) =>
  useTyped({
    name: `cards ${name}`,
    saved,
    read: (stored) => (typeof stored === "string" ? stored : null),
    isSame: (a, b) => a.trim() === b.trim(),
  });

function Cards({ version, values }: { version: number | null; values: CardSettings }) {
  const can = useCan();
  const writer = useSectionWriter("cards", cardsAnswer, texts.saved);
  const drafts = {
    pattern: useTypedField("pattern", values.pattern),
    next: useTypedField("next", String(values.next)),
  };
  const [failure, setFailure] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState(false);
  const year = Number(useToday().slice(0, 4));
  const [pattern, next] = [drafts.pattern.value, drafts.next.value];
  const isTyped = drafts.pattern.isTyped || drafts.next.isTyped;
  const wanted: CardSettings = { pattern: pattern.trim(), next: /^\d+$/.test(next) ? Number(next) : NaN };
  const problems = checkCards(wanted);
  const problem = (field: keyof CardSettings) => {
    const found = problems.find((each) => each.field === field);
    return isTyped && found && texts.problems[found.code];
  };
  const cards = Array.from({ length: PREVIEWED }, (_, nth) => writeCard(wanted.pattern, wanted.next + nth, year));
  const [first = ""] = cards;
  const taken = useTakenCard(problems.length === 0 ? first : null);
  const allowed = can("update", "Settings");
  const writable = allowed && version !== null;
  const showError = (error: ApiError | null) => {
    setConflicts(error?.code === "version");
    setFailure(error && error.code !== "version" ? notDoneMessage(error, texts.notSaved) : null);
  };
  const edit = (field: keyof CardSettings, now: string) => {
    drafts[field].edit(now);
    showError(null);
  };
  const discard = () => {
    drafts.pattern.discard();
    drafts.next.discard();
    showError(null);
  };
  const save = async () => {
    if (problems.length > 0 || version === null || !writable || !isTyped || writer.writing) return;
    const onSaved = [drafts.pattern.prepareSave(), drafts.next.prepareSave()];
    const error = await writer.save({ version, values: wanted, before: values });
    showError(error);
    if (!error) onSaved.forEach((run) => run());
  };
  const box = useRef<HTMLElement>(null);
  useCommandKey("s", box, () => void save());
  // during a save the cache may already contain the user's own change
  const isNewer = (drafts.pattern.isNewer || drafts.next.isNewer || conflicts) && !writer.writing;
  return (
    <Card
      ref={box}
      title={texts.title}
      className={tw`max-w-form`}
      footer={
        writable && (
          <>
            <Button
              kind="primary"
              onClick={() => void save()}
              disabled={!isTyped}
              loading={writer.writing}
              loadingLabel={uiTexts.saving}
            >
              {texts.save}
            </Button>
            {isTyped && <VanishingButton onClick={discard}>{uiTexts.cancel}</VanishingButton>}
            {pattern !== DEFAULT_CARDS.pattern && (
              <VanishingButton onClick={() => edit("pattern", DEFAULT_CARDS.pattern)}>{texts.reset}</VanishingButton>
            )}
          </>
        )
      }
    >
      <div className={tw`grid gap-5`}>
        {allowed && !writable && <Banner title={texts.readOnly} />}
        <AlertRegion title={failure} />
        {isNewer && (
          <Banner tone="warn" live title={texts.newer}>
            {texts.newerHint(values.pattern, formatNumber(values.next))}
          </Banner>
        )}
        <div className={tw`grid grid-cols-2 narrow:grid-cols-1 gap-4`}>
          <Field label={texts.pattern} help={texts.patternHelp} error={problem("pattern")}>
            <TextInput
              value={pattern}
              readOnly={!writable}
              maxLength={60}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => edit("pattern", event.target.value)}
            />
          </Field>
          <Field label={texts.next} help={texts.nextHelp} error={problem("next")}>
            <TextInput
              value={next}
              readOnly={!writable}
              inputMode="numeric"
              maxLength={9}
              autoComplete="off"
              onChange={(event) => edit("next", event.target.value.trim())}
            />
          </Field>
        </div>
        {problems.length === 0 && (
          <div className={tw`grid gap-2 rounded bg-sunken px-4 py-3`}>
            <p className={tw`text-label text-muted`}>{texts.preview}</p>
            <p className={tw`flex flex-wrap gap-x-5 gap-y-1 break-anywhere`}>
              {cards.map((card, nth) => (
                <b
                  key={card}
                  className={nth === 0 ? tw`text-title font-strong` : tw`self-center font-normal text-muted`}
                >
                  {card}
                </b>
              ))}
            </p>
          </div>
        )}
        {taken && (
          <Banner
            tone="warn"
            live
            title={texts.taken(first)}
            actions={
              can("read", "Donor") && (
                <Link
                  {...listLink(hrefFor("donors"), {
                    combinator: "and",
                    rules: [{ field: "cardNumber", operator: "=", value: first }],
                  })}
                >
                  {texts.seeTaken}
                </Link>
              )
            }
          />
        )}
      </div>
    </Card>
  );
}
