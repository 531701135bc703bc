import type { EventBus } from '@heartwood/contract';

/** Longer nobody waits who wants to go, milliseconds. */
const PATIENCE = 3000;

/** Has whoever holds unsaved words send them, before the person leaves (product decision 37). Whether the server has all of them. */
export async function saveAll(events: Pick<EventBus, 'emit'>): Promise<boolean> {
  const saved: Promise<boolean>[] = [];
  events.emit('session/leaving', { until: (work) => void saved.push(work.catch(() => false)) });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const isSaved = await Promise.race([Promise.all(saved).then((all) => all.every(Boolean)), late]);
  clearTimeout(timer);
  return isSaved;
}
