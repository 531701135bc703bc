import type { ComponentType } from 'react';
import { latePart, type LatePart } from '@heartwood/shared-ui';
import { reportError } from '../status/report';

const AGAIN_AFTER = 15_000;

/** A part that comes by itself after the page. While the network keeps it away the page goes on without it; it is asked for again. */
export function optionalPart<Props extends object = object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const loadAgain = async (): Promise<ComponentType<Props>> => {
    await lineIsBack();
    return load().catch(loadAgain);
  };
  return latePart(() => load().catch((error: unknown) => {
    reportError(error, { where: 'late part' });
    return loadAgain();
  }));
}

/** Resolves as soon as the browser says that it is online again, or some seconds later: not every lost line is told. */
const lineIsBack = (): Promise<void> => new Promise((resolve) => {
  const go = (): void => {
    clearTimeout(timer);
    removeEventListener('online', go);
    resolve();
  };
  const timer = setTimeout(go, AGAIN_AFTER);
  addEventListener('online', go);
});
