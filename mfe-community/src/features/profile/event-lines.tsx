import { EVENT_TYPE_LABELS, eventDay, eventHours, timesIn, wallTimeOf } from '@heartwood/contract/domain';
import { Badge, Card, CheckIcon, Icon } from '@heartwood/shared-ui';
import type { Ref } from 'react';
import styled from 'styled-components';
import { Cover } from '../../event/cover';
import { ownZone } from '../../event/own-zone';
import { eventPath } from '../../event/places';
import type { EventCardFragment } from '../../generated/graphql';

const List = styled.ul`
  margin: 0; padding: 0; list-style: none;
  & > li { position: relative; display: grid; grid-template-columns: 92px minmax(0, 1fr) auto; gap: 12px; align-items: center; padding: 12px 14px; }
  & > li + li { border-top: 1px solid var(--border); }
  font-size: var(--fs-small); line-height: var(--lh-small);
  & b { display: block; font-size: 13px; font-weight: var(--fw-semi); overflow-wrap: anywhere; } & span > span { color: var(--text-3); }
  & a { color: inherit; text-decoration: none; &::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-3); } }
  & a:focus-visible { outline: none; } & a:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; }
  & li:hover b { text-decoration: underline; text-underline-offset: 3px; }
`;

export const isOver = ({ endsAt }: Pick<EventCardFragment, 'endsAt'>): boolean => Date.parse(endsAt) < Date.now();

/** Events in short: when by the viewer's clock, where, and whether the viewer goes. */
export function EventLines({ events, list }: { events: readonly EventCardFragment[]; list?: Ref<HTMLUListElement> }) {
  const zone = ownZone();
  const today = wallTimeOf(new Date(), zone).date;
  return (
    <Card>
      <List ref={list}>
        {events.map((event) => {
          const times = timesIn(event, zone);
          const day = times.startDate === today ? 'Today' : eventDay(times.startDate);
          const isPast = isOver(event);
          return (
            <li key={event.id}>
              <Cover address={event.thumbNail} />
              <span>
                <b><a href={eventPath(event.id)}>{event.name}</a></b>
                <span>{[`${day}, ${eventHours(times)}`, EVENT_TYPE_LABELS[event.type], `${event.attendeeCount} ${isPast ? 'attended' : 'attending'}`].join(' · ')}</span>
              </span>
              <Own event={event} isPast={isPast} />
            </li>
          );
        })}
      </List>
    </Card>
  );
}

function Own({ event: { attendance }, isPast }: { event: EventCardFragment; isPast: boolean }) {
  const isGoing = attendance?.state === 'GOING';
  if (isPast) return <Badge>{isGoing ? 'You were there' : 'Past'}</Badge>;
  return isGoing ? <Badge tone="success"><Icon as={CheckIcon} size={14} /> You attend</Badge> : <span />;
}
