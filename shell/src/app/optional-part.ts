import type { ComponentType } from 'react';
import { latePart, type LatePart } from '@heartwood/shared-ui';
import { lineIsBack } from '../session/line-is-back';
import { reportError } from '../status/report';

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
