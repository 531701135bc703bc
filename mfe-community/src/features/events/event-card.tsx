import {
  EVENT_TYPE_LABELS, eventDay, eventHours, timesIn, weekdayOf,
} from '@heartwood/contract/domain';
import { AvatarStack, Badge, CheckIcon, H2, HourglassIcon, Icon, MapPinIcon, mobile, Skeleton, VideoIcon } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { Cover } from '../../event/cover';
import { faceOf } from '../../event/face';
import { Host } from '../../event/host';
import { eventPath } from '../../event/places';
import type { EventCardFragment } from '../../generated/graphql';

// The days hang on a line: from the mark of each to that of the next.
const Line = styled.li<{ $isToday: boolean }>`
  position: relative; display: grid; grid-template-columns: 96px minmax(0, 1fr); gap: 0 44px;
  &::before { content: ''; position: absolute; top: 16px; bottom: -30px; left: 117px; border-left: 1px dashed var(--border-control); }
  &:last-child::before { bottom: 0; }
  &::after {
    content: ''; position: absolute; top: 16px; left: 114px; width: 7px; height: 14px; border: 1px solid var(--border-control);
    border-radius: 2px; background: var(--surface);
    ${({ $isToday }) => ($isToday ? 'border-color: var(--action); background: var(--action);' : '')}
  }
  ${mobile} { grid-template-columns: minmax(0, 1fr); gap: 6px; &::before, &::after { content: none; } }
`;
const Day = styled.p`
  padding-top: 14px; text-align: right; font-weight: var(--fw-bold);
  & > span { display: block; font-size: var(--fs-small); line-height: var(--lh-small); font-weight: var(--fw-body); color: var(--text-3); }
  ${mobile} { padding: 6px 0 0; text-align: left; & > span { display: inline; margin-left: 6px; } }
`;
const Sheet = styled.article`
  position: relative; display: grid; grid-template-columns: minmax(0, 1fr) 236px; gap: 18px; padding: 15px; border: 1px solid var(--border);
  border-radius: var(--r-3); background: var(--surface);
  &:hover { border-color: var(--border-control); }
  ${mobile} { grid-template-columns: minmax(0, 1fr); & > :last-child { order: -1; } }
`;
const Words = styled.div`
  display: flex; flex-direction: column; gap: 8px; min-width: 0; font-size: var(--fs-small); line-height: var(--lh-small);
  & > :last-child { margin-top: auto; }
`;
const Meta = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 8px; color: var(--text-2);`;
// The whole card leads to the event; its name is the link.
const Title = styled(H2)`
  overflow-wrap: anywhere; font-size: 17px; line-height: 23px;
  & > a { color: inherit; text-decoration: none; }
  & > a::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-3); }
  & > a:focus-visible { outline: none; }
  & > a:focus-visible::after { outline: 2px solid var(--focus); outline-offset: 2px; }
`;

export interface EventCardProps { event: EventCardFragment; zone: string; isPast: boolean; today: string }

/** One event, by the viewer's clocks. */
export function EventCard({ event, zone, isPast, today }: EventCardProps) {
  const times = timesIn(event, zone);
  const isToday = times.startDate === today;
  return (
    <Line $isToday={isToday}>
      <Day>{isToday ? 'Today' : eventDay(times.startDate)}<span>{weekdayOf(times.startDate)}</span></Day>
      <Sheet>
        <Words>
          <Meta>
            <span>{eventHours(times)}</span>
            <Badge><Icon as={event.type === 'VIRTUAL' ? VideoIcon : MapPinIcon} size={14} /> {EVENT_TYPE_LABELS[event.type]}</Badge>
          </Meta>
          <Title><a href={eventPath(event.id)}>{event.name}</a></Title>
          <Host event={event} />
          <Meta>
            {event.faces.length > 0 ? <AvatarStack size={24} max={4} people={event.faces.map(faceOf)} /> : null}
            <span>{event.attendeeCount} {isPast ? 'attended' : 'attending'}</span>
            <Own attendance={event.attendance} isPast={isPast} />
          </Meta>
        </Words>
        <Cover address={event.thumbNail} />
      </Sheet>
    </Line>
  );
}

/** The place of one that is still asked for. */
export function EventCardSkeleton() {
  return (
    <Line as="div" $isToday={false}>
      <Day as="div"><Skeleton width={72} height={14} style={{ marginLeft: 'auto' }} /></Day>
      <Sheet as="div">
        <Words>
          <Skeleton width={210} height={14} /><Skeleton width="80%" height={18} /><Skeleton width={150} height={14} />
          <Skeleton width={120} height={24} style={{ borderRadius: 12 }} />
        </Words>
        <Skeleton height={133} />
      </Sheet>
    </Line>
  );
}

function Own({ attendance, isPast }: { attendance: EventCardFragment['attendance']; isPast: boolean }) {
  if (!attendance) return null;
  if (attendance.state === 'INVITED') return <Badge tone="info">You are invited</Badge>;
  if (attendance.state === 'GOING') {
    return <Badge tone="success"><Icon as={CheckIcon} size={14} /> {isPast ? 'You were there' : 'You attend'}</Badge>;
  }
  if (isPast) return null;
  return <Badge tone="info">
    <Icon as={HourglassIcon} size={14} /> {attendance.state === 'OFFERED' ? 'A place is yours' : 'You wait'}
  </Badge>;
}
