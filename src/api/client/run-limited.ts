/**
 * Does a job for each item.
 * @param atOnce the most jobs that run at the same time
 */
export async function runLimited<Item>(
  items: readonly Item[],
  atOnce: number,
  job: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values(); // shared: each job takes the next item
  const work = async () => {
    for (const item of waiting) await job(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
