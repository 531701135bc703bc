import { useSettled } from '@heartwood/client-kit/keys';
import { NotLoaded, useFailure } from '@heartwood/client-kit/states';
import { eventDay, personName } from '@heartwood/contract/domain';
import {
  Badge, Button, DownloadIcon, EllipsisIcon, IconButton, MailIcon, Menu, Modal, SearchField, Skeleton, TabPanel, Tabs, Text, UserPlusIcon,
  type MenuItem,
} from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { useEventCommands } from '../../event/use-event-commands';
import { EventAttendeesDocument, type AttendeeList, type WholeEventFragment } from '../../generated/graphql';
import { PersonRow } from '../../person/rows';
import { InvitePeople } from './invite-people';
import { useAttendeesCsv } from './use-attendees-csv';

const People = styled.ul`
  display: grid; margin: 0; padding: 0; list-style: none;
  & > li { display: flex; align-items: center; gap: 10px; padding: 10px 0; border-bottom: 1px solid var(--border); }
  & > li > :first-child { flex: 1; min-width: 0; }
`;
const Line = styled.div`display: flex; gap: 8px; & > :first-child { flex: 1; min-width: 0; } & > button { flex: none; }`;
const NOBODY: Record<AttendeeList, string> = {
  GOING: 'Nobody yet.', WAITING: 'Nobody waits.', INVITED: 'Nobody is asked and has not answered.',
};

interface DialogProps { event: WholeEventFragment; onClose(): void; onMessage(): void }

/** Who comes; hosts see who waits and who is invited, too. */
export function AttendeesDialog({ event, onClose, onMessage }: DialogProps) {
  const [list, setList] = useState<AttendeeList>('GOING');
  const { canEdit, attendeeCount } = event;
  const isOver = Date.parse(event.endsAt) < Date.now();
  const tabs = [
    { value: 'GOING' as const, label: 'Going', count: attendeeCount },
    { value: 'WAITING' as const, label: 'Waiting list', count: event.waitingCount },
    { value: 'INVITED' as const, label: 'Invited', count: event.invitedCount },
  ];
  const people = <Searched key={list} event={event} list={list} />;
  const footer = (
    <>
      {attendeeCount > 0 ? <Button variant="ghost" icon={MailIcon} onClick={onMessage}>Message all {attendeeCount}</Button> : null}
      {isOver ? null : <Button variant="primary" icon={UserPlusIcon} onClick={() => setList('INVITED')}>Invite people</Button>}
    </>
  );
  return (
    <Modal open size={560} title={`${attendeeCount} attending`} subtitle={placesOf(event)} onClose={onClose} {...(canEdit && { footer })}>
      {canEdit ? (
        <>
          <Tabs id="attendees" label="Who" tabs={tabs} value={list} onChange={setList} />
          <TabPanel id="attendees" value={list}>
            {list === 'INVITED' && !isOver ? <InvitePeople eventId={event.id} /> : null}
            {people}
          </TabPanel>
        </>
      ) : people}
    </Modal>
  );
}

/** "Open depot, 19 May. 2 of 24 places are free." */
function placesOf({ name, startDate, capacity, takenCount }: WholeEventFragment): string {
  const what = `${name}, ${eventDay(startDate)}`;
  return capacity == null ? what : `${what}. ${Math.max(0, capacity - takenCount)} of ${capacity} places are free.`;
}

interface ListProps { event: WholeEventFragment; list: AttendeeList }

function Searched({ event, list }: ListProps) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const csv = useAttendeesCsv(event);
  const counts: Record<AttendeeList, number> = { GOING: event.attendeeCount, WAITING: event.waitingCount, INVITED: event.invitedCount };
  const isSaved = event.canEdit && list === 'GOING';
  return (
    <>
      {counts[list] > 0 ? (
        <Line>
          <SearchField
            aria-label="Search people here" placeholder="Search people here" value={typed} onChange={({ target }) => setTyped(target.value)}
          />
          {isSaved ? <Button size="sm" icon={DownloadIcon} onClick={csv}>CSV</Button> : null}
        </Line>
      ) : null}
      <Attendees key={search} event={event} list={list} search={search} />
    </>
  );
}

interface FoundProps extends ListProps { search: string }

function Attendees(props: FoundProps) {
  const [after, setAfter] = useState<(string | null)[]>([null]);
  return (
    <>
      {after.map((cursor, nth) => (
        <AttendeePage
          key={cursor ?? ''} {...props} after={cursor} isLast={nth === after.length - 1} onMore={(next) => setAfter([...after, next])}
        />
      ))}
    </>
  );
}

interface PageProps extends FoundProps { after: string | null; isLast: boolean; onMore(after: string): void }

function AttendeePage({ event: { id: eventId, canEdit }, list, search, after, isLast, onMore }: PageProps) {
  const variables = { eventId, state: list, search: search || null, after };
  const [asked, ask] = useQuery({ query: EventAttendeesDocument, variables, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  if (isFailed) return <NotLoaded what="The people" onRetry={retry} />;
  if (!asked.data) return <Skeleton height={200} />;
  const { nodes, hasMore, endCursor } = asked.data.eventAttendees;
  if (nodes.length === 0 && after === null)
    return <Text as="p" tone="3" role="status">{search === '' ? NOBODY[list] : 'Nobody is called so.'}</Text>;
  return (
    <>
      <People>
        {nodes.map(({ attendeeId, card, isSpeaker }) => (
          <li key={attendeeId}>
            <PersonRow card={card} badge={isSpeaker ? <Badge>Speaker</Badge> : null} />
            {canEdit ? <More eventId={eventId} list={list} userId={attendeeId} name={personName(card.person)} /> : null}
          </li>
        ))}
      </People>
      {hasMore && endCursor != null && isLast
        ? <Button variant="ghost" size="sm" onClick={() => onMore(endCursor)}>Show more</Button>
        : null}
    </>
  );
}

const TAKE_OFF: Record<AttendeeList, string> = {
  GOING: 'Remove from the event', WAITING: 'Remove from the waiting list', INVITED: 'Take the invitation back',
};

function More({ eventId, list, userId, name }: { eventId: string; list: AttendeeList; userId: string; name: string }) {
  const { add, takeOff } = useEventCommands();
  const items: MenuItem[] = [
    ...(list === 'INVITED' ? [{ key: 'add', label: 'Add to the event', onSelect: () => void add(eventId, userId) }] : []),
    { key: 'off', label: TAKE_OFF[list], danger: true, onSelect: () => void takeOff(eventId, userId) },
  ];
  return <Menu label={name} align="end" trigger={<IconButton icon={EllipsisIcon} label={`More about ${name}`} />} items={items} />;
}
