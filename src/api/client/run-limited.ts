/**
 * Does a job for each item.
 * @param atOnce the most jobs that run at the same time
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
