import { NotLoaded, ShowMore, useFailure, useMore } from '@heartwood/client-kit/states';
import { Card, EmptyState, Skeleton } from '@heartwood/shared-ui';
import { useRef } from 'react';
import { useQuery } from 'urql';
import { EventGroups, EventLines, isOver } from '../../event/event-lines';
import { MoreProfileEventsDocument, ProfileEventsDocument, type EventOfPersonFragment } from '../../generated/graphql';
import { Part } from './parts';

/** The next one that somebody goes to, where that may be known. */
export function NextEvent({ userId }: { userId: string }) {
  const [{ data }] = useQuery({ query: ProfileEventsDocument, variables: { userId } });
  const next = data?.attendedEvents.nodes.findLast((event) => !isOver(event));
  return next ? <Part title="Next event"><EventLines events={[next]} /></Part> : null;
}

/** What a person speaks at, goes to and was at. */
export function UserEvents({ userId, isOwn, isShown, name }: { userId: string; isOwn: boolean; isShown: boolean; name: string }) {
  if (isShown) return <Shown userId={userId} isOwn={isOwn} name={name} />;
  return <Card><NoEvents isOwn={isOwn} name={name} /></Card>;
}

function NoEvents({ isOwn, name }: { isOwn: boolean; name: string }) {
  const text = isOwn
    ? 'What you attend appears here. Others see it only if you let them.'
    : `${name} goes to nothing, or does not tell of it.`;
  return <EmptyState title="No events to see" text={text} />;
}

function Shown({ userId, isOwn, name }: { userId: string; isOwn: boolean; name: string }) {
  const [asked, ask] = useQuery({ query: ProfileEventsDocument, variables: { userId }, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  const page = asked.data?.attendedEvents;
  const more = useMore(page, MoreProfileEventsDocument, (after) => ({ userId, after }));
  const list = useRef<HTMLUListElement>(null);
  if (isFailed) return <NotLoaded what="Events" onRetry={retry} />;
  if (!page) return <Skeleton height={160} />;
  if (page.nodes.length === 0) return <Card><NoEvents isOwn={isOwn} name={name} /></Card>;
  return <><EventGroups groups={groupsOf(page.nodes, userId)} list={list} /><ShowMore more={more} rows={list} /></>;
}

/** What comes stands in the order in which it comes; what is over, the latest first, as it was asked for. */
function groupsOf(events: readonly EventOfPersonFragment[], userId: string) {
  const coming = events.filter((event) => !isOver(event)).reverse();
  const speaks = ({ speakers }: EventOfPersonFragment) => speakers.some((speaker) => speaker.userId === userId);
  return [
    { title: 'Speaks', events: coming.filter(speaks) },
    { title: 'Attends', events: coming.filter((event) => !speaks(event)) },
    { title: 'Past', events: events.filter(isOver) },
  ];
}
