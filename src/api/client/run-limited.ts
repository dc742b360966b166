/**
 * Does a job for each item, a few at a time.
 * @param atOnce how many at most are under way
 */
export async function runLimited<Item>(
  items: readonly Item[],
  atOnce: number,
  job: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await job(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
