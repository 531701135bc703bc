import { EVENT_TYPE_LABELS, eventDay, eventHours, timesIn } from '@heartwood/contract/domain';
import { Badge, Button, CheckIcon, HourglassIcon, Icon, LockIcon, Skeleton } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { Cover } from '../../event/cover';
import { hostName } from '../../event/host';
import { ownZone } from '../../event/own-zone';
import { eventPath } from '../../event/places';
import { useEventCommands } from '../../event/use-event-commands';
import { PostEventDocument, type PostEventQuery } from '../../generated/graphql';
import { CardCover, CardFrame, CardRow, CardWords } from '../../post/card-look';

type Event = NonNullable<PostEventQuery['event']>;

const Gone = styled.b`&& { text-decoration: line-through; }`;

/** An event in a post, as it is now: attended from here. */
export function EventCardRow({ id }: { id: string }) {
  const [{ data, error }] = useQuery({ query: PostEventDocument, variables: { id } });
  if (!data && !error) return <Skeleton height={76} />;
  if (!data?.event) return <CardFrame>
    <CardRow><Icon as={LockIcon} size={16} /><CardWords><span>This event is no longer shared.</span></CardWords></CardRow>
  </CardFrame>;
  return <EventRow event={data.event} />;
}

function EventRow({ event }: { event: Event }) {
  return (
    <CardFrame>
      <CardRow>
        <CardCover><Cover address={event.thumbNail} /></CardCover>
        <CardWords>
          {event.isDeleted
            ? <><Gone>{event.name}</Gone><span>Cancelled by {hostName(event)}</span></>
            : <><a href={eventPath(event.id)}>{event.name}</a><span>{eventWords(event)}</span></>}
        </CardWords>
        <Attending event={event} />
      </CardRow>
    </CardFrame>
  );
}

/** "19 May, 9:00 AM – 10:00 AM · In-Person, Berlin"; places only where they are scarce. */
function eventWords(event: Event): string {
  const times = timesIn(event, ownZone());
  const where = event.type === 'PHYSICAL' && event.location
    ? `${EVENT_TYPE_LABELS[event.type]}, ${event.location}`
    : EVENT_TYPE_LABELS[event.type];
  return `${eventDay(times.startDate)}, ${eventHours(times)} · ${isFull(event) ? `${event.takenCount} of ${event.capacity} places taken` : where}`;
}

const isFull = ({ capacity, takenCount }: Event) => capacity != null && takenCount >= capacity;

function Attending({ event }: { event: Event }) {
  const { attend } = useEventCommands();
  const isPast = Date.parse(event.endsAt) < Date.now();
  if (event.isDeleted) return null;
  if (event.attendance?.state === 'GOING')
    return <Badge tone="success"><Icon as={CheckIcon} size={14} /> {isPast ? 'You were there' : 'Going'}</Badge>;
  if (isPast) return null;
  if (event.attendance?.state === 'WAITING') return <Badge tone="info"><Icon as={HourglassIcon} size={14} /> You wait</Badge>;
  const isOffered = event.attendance?.state === 'OFFERED';
  if (isFull(event) && !isOffered && !event.hasWaitingList) return <Badge>Full</Badge>;
  const label = isOffered ? 'Take the place' : isFull(event) ? 'Join waiting list' : 'Attend';
  return <Button size="sm" aria-label={`${label}: ${event.name}`} onClick={() => void attend(event.id)}>{label}</Button>;
}
