import { LostLayer } from '@heartwood/client-kit/states';
import { latePart, type LatePart, type LostPart } from '@heartwood/shared-ui';
import { cloneElement, type ComponentType, type ReactElement } from 'react';

interface Pressed { trigger: ReactElement }

/** What opens at its button when it is first pressed; the button stays when it can't be fetched, and asks for it anew. */
export function latePopover<Props extends Pressed>(what: string, load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  return latePart(load, { failed: (lost, { trigger }) => <LostPopover what={what} lost={lost} trigger={trigger} /> });
}

function LostPopover({ what, lost, trigger }: Pressed & { what: string; lost: LostPart }) {
  return (
    <>
      {cloneElement(trigger as ReactElement<{ onClick(): void }>, { onClick: lost.retry })}
      <LostLayer what={what} lost={lost} onClose={() => undefined} />
    </>
  );
}

/** Without its menu a row is what it is. */
export const lostMenu = (lost: LostPart) => <LostLayer what="The menu" lost={lost} onClose={() => undefined} />;
