import { ProfileLink } from '@heartwood/client-kit/people';
import { usePageHeading } from '@heartwood/client-kit/keys';
import { NotLoaded, useAskAgain, useFailure } from '@heartwood/client-kit/states';
import { EVENT_TYPE_LABELS, eventDate, eventDay, eventHours, zoneCity } from '@heartwood/contract/domain';
import { usePageHead } from '@heartwood/contract/kit';
import {
  Avatar, Badge, Button, Card, Display, EmptyState, H2, H3, HistoryIcon, Icon, inPlace, latePart, MapPinIcon, mobile, Skeleton, Text,
  TextLink, VideoIcon, VisuallyHidden,
} from '@heartwood/shared-ui';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { Cover } from '../../event/cover';
import { faceOf } from '../../event/face';
import { Host } from '../../event/host';
import { ownTimes, ownTimeWords } from '../../event/own-zone';
import { EVENTS, mapAddress } from '../../event/places';
import { EventDocument, type WholeEventFragment } from '../../generated/graphql';
import { cameLive } from '../../notification/stream-events';
import { FaceLinks } from '../../person/face-links';
import { AttendCard } from './attend-card';
import { AttendeesDialog } from './attendees.dialog';
import { HostMessages } from './host-messages';
import { MessageDialog } from './message.dialog';
import { NextByHost } from './next-by-host';
import { Reminders } from './reminders';
import { useMinutes } from './use-minutes';

const EventPosts = latePart(() => import('./event-posts').then((part) => part.EventPosts), { isPatient: true, failed: inPlace('Posts') });

const Page = styled.div`
  display: grid; grid-template-columns: 380px minmax(0, 1fr); gap: 0 44px; align-items: start; width: 100%; max-width: 1112px;
  margin: 0 auto;
  padding: 24px 24px 64px;
  ${mobile} { display: flex; flex-direction: column; align-items: stretch; gap: 16px; padding: 16px 16px 48px; }
`;
// On a phone host and name stand before the card, and what it is about right behind it: each part is placed by itself.
const Side = styled.div`
  display: grid; gap: 16px;
  ${mobile} { display: contents; & > :nth-child(1) { order: 0; } & > * { order: 2; } & > :nth-child(n + 3) { order: 3; } }
`;
const Main = styled.div`
  display: grid; gap: 14px; min-width: 0; ${mobile} { display: contents; & > header { order: 1; } & > p { order: 2; } & > * { order: 3; } }
`;
const Head = styled.header`
  display: grid; gap: 12px; font-size: var(--fs-small); line-height: var(--lh-small);
  & span { flex-wrap: wrap; & > a { color: var(--text); font-weight: var(--fw-semi); } }
  & > h1 { overflow-wrap: anywhere; &:focus { outline: none; } ${mobile} { font-size: 24px; line-height: 30px; } }
`;
const When = styled.dl`
  display: grid; grid-template-columns: 42px minmax(0, 1fr); gap: 12px; margin: 0; padding: 16px;
  & dt { font-weight: var(--fw-semi); } & dd { margin: 0; color: var(--text-3); overflow-wrap: anywhere; }
  font-size: var(--fs-small); line-height: var(--lh-small);
`;
const Block = styled.span`
  display: grid; place-items: center; align-content: center; height: 42px; border: 1px solid var(--border); border-radius: var(--r-2);
  font-size: 11px; line-height: 14px; color: var(--text-2); & > b { font-size: 15px; line-height: 18px; color: var(--text); }
`;
const Sheet = styled(Card)`padding: 0; overflow: hidden;`;
const Words = styled(Text)`white-space: pre-wrap; overflow-wrap: anywhere;`;
const Speakers = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 10px; margin: 10px 0 0; padding: 0; list-style: none;
  & > li {
    display: flex; align-items: center; gap: 12px; min-width: 0; padding: 12px 14px; border: 1px solid var(--border);
    border-radius: var(--r-3);
  }
  & b { display: block; font-weight: var(--fw-semi); } & span { color: var(--text-3); } & div { min-width: 0; overflow-wrap: anywhere; }
  font-size: var(--fs-small); line-height: var(--lh-small);
`;
const Hosted = styled.div`display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px;`;
const Coming = styled.section`
  display: grid; gap: 10px;
  & > div { display: flex; align-items: center; justify-content: space-between; gap: 10px; & > button { font-size: var(--fs-small); } }
`;
const Faces = styled.p`
  display: flex; align-items: center; gap: 10px; font-size: var(--fs-small); line-height: var(--lh-small); color: var(--text-3);
`;

/** One event with what the viewer can do about it. */
export function EventPage() {
  const { id = '' } = useParams();
  const [asked, ask] = useQuery({ query: EventDocument, variables: { id }, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  useAskAgain(ask);
  // A place that came free before the stream was live is an offer that runs out.
  useEffect(() => cameLive.watch(() => ask({ requestPolicy: 'network-only' })).unsubscribe, [ask]);
  const event = asked.data?.event;
  usePageHead({
    title: event?.name ?? 'Event', crumbs: [{ label: 'Events', to: EVENTS }, { label: event?.name ?? 'Event' }], backTo: EVENTS,
  });
  if (isFailed) return <NotLoaded what="The event" onRetry={retry} />;
  if (!asked.data) return <EventSkeleton />;
  return event ? <Loaded key={event.id} event={event} /> : <Gone />;
}

function Gone() {
  return (
    <EmptyState
      level={1} title="This event is not here" text="The host deleted it, or the link is wrong." action={<Button href={EVENTS}>
        See upcoming events
      </Button>}
    />
  );
}

function Loaded({ event }: { event: WholeEventFragment }) {
  const heading = usePageHeading(event.id);
  const [isListOpen, setListOpen] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const write = () => {
    setListOpen(false);
    setWriting(true);
  };
  const isOver = Date.parse(event.endsAt) < useMinutes();
  const own = ownTimes(event);
  const [day, month] = eventDay(event.startDate).split(' ');
  return (
    <Page>
      <Side>
        <Cover address={event.thumbNail} />
        <Sheet>
          <When>
            <Block aria-hidden>{month}<b>{day}</b></Block>
            <div>
              <dt>{eventDate(event.startDate)}</dt>
              <dd>{eventHours(event)} {zoneCity(event.timeZone)}</dd>
              {own ? <dd>{ownTimeWords(own)}</dd> : null}
            </div>
            <Block aria-hidden><Icon as={event.type === 'VIRTUAL' ? VideoIcon : MapPinIcon} size={16} /></Block>
            <div>
              <dt>{EVENT_TYPE_LABELS[event.type]}</dt>
              <dd><Where event={event} isOver={isOver} /></dd>
            </div>
          </When>
          <AttendCard event={event} onShowAttendees={() => setListOpen(true)} onMessage={() => setWriting(true)} />
        </Sheet>
        {event.attendance?.state === 'GOING' && !event.isDeleted && !isOver ? <Reminders event={event} /> : null}
        <Coming aria-label="Who attends">
          <div>
            <H3 as="h2">{event.attendeeCount} {isOver ? 'attended' : 'attending'}</H3>
            {event.attendeeCount > 0 ? <TextLink as="button" type="button" onClick={() => setListOpen(true)}>See all</TextLink> : null}
          </div>
          {event.faces.length > 0 ? (
            <Faces>
              <FaceLinks size={32} people={event.faces.map(faceOf)} />
              {event.attendeeCount > event.faces.length ? `and ${event.attendeeCount - event.faces.length} more` : null}
            </Faces>
          ) : null}
        </Coming>
        {isOver ? <NextByHost event={event} /> : null}
      </Side>
      <Main>
        <Head>
          <Hosted>
            <Host event={event} size={24} isLink before="Hosted by" />
            {isOver && !event.isDeleted ? <Badge><Icon as={HistoryIcon} size={14} />Past event</Badge> : null}
          </Hosted>
          <Display as="h1" ref={heading} tabIndex={-1}>{event.name}</Display>
        </Head>
        <Words as="p" tone="2">{event.description}</Words>
        {event.canEdit || event.attendance?.state === 'GOING' ? <HostMessages eventId={event.id} /> : null}
        {event.speakers.length > 0 ? (
          <section aria-label="Speakers">
            <H2 as="h2">Speakers</H2>
            <Speakers>{event.speakers.map((speaker) => <li key={speaker.id}><Speaker speaker={speaker} /></li>)}</Speakers>
          </section>
        ) : null}
        {event.isDeleted ? null : <EventPosts event={event} />}
      </Main>
      {isWriting ? <MessageDialog event={event} onClose={() => setWriting(false)} /> : null}
      {isListOpen ? <AttendeesDialog event={event} onClose={() => setListOpen(false)} onMessage={write} /> : null}
    </Page>
  );
}

function Where({ event: { type, location }, isOver }: { event: WholeEventFragment; isOver: boolean }) {
  if (type === 'VIRTUAL') return <>{isOver ? 'The meeting link is closed.' : 'Everyone who attends gets the link.'}</>;
  if (!location) return <>The host says where.</>;
  return (
    <TextLink href={mapAddress(location)} target="_blank" rel="noopener noreferrer">
      {location} <VisuallyHidden>(map in a new window)</VisuallyHidden>
    </TextLink>
  );
}

function Speaker({ speaker }: { speaker: WholeEventFragment['speakers'][number] }) {
  const { person, firstName, lastName, position, companyName } = speaker;
  const name = `${firstName} ${lastName}`;
  return (
    <>
      <Avatar id={person?.id ?? ''} name={name} photo={person?.profilePhoto} size={42} alt="" />
      <div><b><ProfileLink id={person?.id}>{name}</ProfileLink></b><span>{position}, {companyName}</span></div>
    </>
  );
}

function EventSkeleton() {
  return (
    <Page aria-busy="true">
      <Side><Skeleton height={214} /><Skeleton height={190} /></Side>
      <Main><VisuallyHidden role="status">Loading</VisuallyHidden><Skeleton height={80} /><Skeleton height={120} /></Main>
    </Page>
  );
}
