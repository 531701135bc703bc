import { latePart, type LatePart } from '@heartwood/shared-ui';
import type { ComponentType } from 'react';
import { LostLayer } from './lost-layer';

/** A drawer or a dialog that comes late; the page behind it stays when it can't be fetched. `what` as it is told: "The goal". */
export function lateLayer<Props extends { onClose(): void }>(what: string, load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  return latePart(load, { failed: (lost, { onClose }) => <LostLayer what={what} lost={lost} onClose={onClose} /> });
}
