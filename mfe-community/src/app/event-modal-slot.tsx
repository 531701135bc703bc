import type { ViewProps } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { EVENT_MODAL } from '../event/places';
import { CommunityProviders } from './community-providers';

const EventModal = latePart(() => import('../features/event-form/event.modal').then((part) => part.EventModal));

/** Slot `event-modal@1`: a new event, with `id` one that is there, or with `from` a new one like it. */
export function EventModalSlot({ shell, params }: ViewProps) {
  const [id, from] = [params['id'], params['from']].map((each) => (typeof each === 'string' ? each : null));
  return (
    <CommunityProviders shell={shell}>
      <EventModal id={id ?? null} from={from ?? null} onClose={() => shell.slots.close(EVENT_MODAL)} fallback={null} />
    </CommunityProviders>
  );
}
