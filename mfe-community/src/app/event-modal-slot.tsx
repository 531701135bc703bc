import type { ViewProps } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { EVENT_MODAL } from '../event/places';
import { CommunityProviders } from './community-providers';

const EventModal = latePart(() => import('../features/event-form/event.modal').then((part) => part.EventModal));

/** Slot `event-modal@1`: a new event, or with `id` one that is there. */
export function EventModalSlot({ shell, params }: ViewProps) {
  const { id } = params;
  return (
    <CommunityProviders shell={shell}>
      <EventModal id={typeof id === 'string' ? id : null} onClose={() => shell.slots.close(EVENT_MODAL)} fallback={null} />
    </CommunityProviders>
  );
}
