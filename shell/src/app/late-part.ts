import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { reportError } from '../status/report';

/** A part that comes by itself after the page. If the network keeps it away, the page goes on without it. */
export function latePart(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({
    default: await load().catch((error: unknown) => {
      reportError(error, { where: 'late part' });
      return Nothing;
    }),
  }));
}

const Nothing: ComponentType = () => null;
