import type { ComponentType } from 'react';
import { latePart, type LatePart } from '@heartwood/shared-ui';
import { reportError } from '../status/report';

/** A part that comes by itself after the page. If the network keeps it away, the page goes on without it. */
export function optionalPart<Props extends object = object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  return latePart(() => load().catch((error: unknown): ComponentType<Props> => {
    reportError(error, { where: 'late part' });
    return Nothing;
  }));
}

const Nothing = () => null;
