import { LostLayer } from '@heartwood/client-kit/states';
import { latePart, type LatePart, type LostPart } from '@heartwood/shared-ui';
import { cloneElement, type ComponentType, type ReactElement } from 'react';

/** A drawer or a dialog that comes late; the page behind it stays when it can't be fetched. `what` as it is told: "The goal". */
export function lateLayer<Props extends { onClose(): void }>(what: string, load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  return latePart(load, { failed: (lost, { onClose }) => <LostLayer what={what} lost={lost} onClose={onClose} /> });
}

interface Pressed { trigger: ReactElement }

/** What opens at its button when it is first pressed; the button stays when it can't be fetched, and asks for it anew. */
export function lateMenu<Props extends Pressed>(what: string, load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  return latePart(load, { failed: (lost, { trigger }) => <LostMenu what={what} lost={lost} trigger={trigger} /> });
}

function LostMenu({ what, lost, trigger }: Pressed & { what: string; lost: LostPart }) {
  return (
    <>
      {cloneElement(trigger as ReactElement<{ onClick(): void }>, { onClick: lost.retry })}
      <LostLayer what={what} lost={lost} onClose={() => undefined} />
    </>
  );
}

/** Without its menu a row is what it is. */
export const lostMenu = (lost: LostPart) => <LostLayer what="The menu" lost={lost} onClose={() => undefined} />;
