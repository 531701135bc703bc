import { EVENT_TYPE_LABELS, eventDay, eventHours, timesIn, wallTimeOf } from '@heartwood/contract/domain';
import { Badge, Card, CheckIcon, Icon, mobile } from '@heartwood/shared-ui';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import type { EventCardFragment } from '../generated/graphql';
import { Cover } from './cover';
import { ownZone } from './own-zone';
import { eventPath } from './places';

const Line = styled.div`
  position: relative; display: grid; grid-template-columns: 92px minmax(0, 1fr) auto; gap: 12px; align-items: center;
  font-size: var(--fs-small); line-height: var(--lh-small);
  & b { display: block; font-size: 13px; font-weight: var(--fw-semi); overflow-wrap: anywhere; } & span > span { color: var(--text-3); }
  & a { color: inherit; text-decoration: none; &::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-3); } }
  & a:focus-visible { outline: none; } & a:focus-visible::after { outline: 2px solid var(--focus); outline-offset: 4px; }
  &:hover b { text-decoration: underline; text-underline-offset: 3px; }
  ${mobile} { grid-template-columns: 72px minmax(0, 1fr); & > :nth-child(3) { grid-column: 2; justify-self: start; } }
`;
const List = styled.ul`
  margin: 0; padding: 0; list-style: none; & > li { padding: 12px 14px; } & > li + li { border-top: 1px solid var(--border); }
  & > li > h3 { margin: 0 0 8px; font-size: 12px; font-weight: var(--fw-medium); line-height: 16px; color: var(--text-2); }
`;

export type LineEvent = Pick<
  EventCardFragment, 'id' | 'name' | 'type' | 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'timeZone' | 'endsAt' | 'thumbNail' | 'attendeeCount'
> & { attendance: { state: string } | null };

export const isOver = ({ endsAt }: Pick<LineEvent, 'endsAt'>): boolean => Date.parse(endsAt) < Date.now();

/** An event in short: when by the viewer's clock, where, and whether the viewer goes. The whole line leads to it. */
export function EventLine({ event, name, onOpen }: { event: LineEvent; name?: ReactNode; onOpen?(): void }) {
  const zone = ownZone();
  const times = timesIn(event, zone);
  const day = times.startDate === wallTimeOf(new Date(), zone).date ? 'Today' : eventDay(times.startDate);
  const isPast = isOver(event);
  const words = [
    `${day}, ${eventHours(times)}`, EVENT_TYPE_LABELS[event.type], `${event.attendeeCount} ${isPast ? 'attended' : 'attending'}`,
  ];
  return (
    <Line>
      <Cover address={event.thumbNail} />
      <span><b><a href={eventPath(event.id)} onClick={onOpen}>{name ?? event.name}</a></b> <span>{words.join(' · ')}</span></span>
      <Own isGoing={event.attendance?.state === 'GOING'} isPast={isPast} />
    </Line>
  );
}

function Own({ isGoing, isPast }: { isGoing: boolean; isPast: boolean }) {
  if (isPast) return <Badge>{isGoing ? 'You were there' : 'Past'}</Badge>;
  return isGoing ? <Badge tone="success"><Icon as={CheckIcon} size={14} /> You attend</Badge> : null;
}

export function EventLines({ events, list }: { events: readonly LineEvent[]; list?: Ref<HTMLUListElement> }) {
  return <Card><List ref={list}>{events.map((event) => <li key={event.id}><EventLine event={event} /></li>)}</List></Card>;
}

export interface EventGroup { title: string; events: readonly LineEvent[] }

/** The same under headings, in one list; a group without any is not there. */
export function EventGroups({ groups, list }: { groups: readonly EventGroup[]; list?: Ref<HTMLUListElement> }) {
  return (
    <Card>
      <List ref={list}>
        {groups.flatMap(({ title, events }) => events.map((event, index) => (
          <li key={event.id}>{index === 0 ? <h3>{title}</h3> : null}<EventLine event={event} /></li>
        )))}
      </List>
    </Card>
  );
}
