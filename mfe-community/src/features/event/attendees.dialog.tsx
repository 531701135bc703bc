import { ProfileLink } from '@heartwood/client-kit/people';
import { NotLoaded, useFailure } from '@heartwood/client-kit/states';
import { fullName } from '@heartwood/contract/domain';
import {
  Avatar, Badge, Button, DownloadIcon, EllipsisIcon, IconButton, Menu, Modal, Row, Skeleton, TabPanel, Tabs, Text,
} from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { useEventCommands } from '../../event/use-event-commands';
import { EventAttendeesDocument, type AttendeeList, type WholeEventFragment } from '../../generated/graphql';
import { AddAttendee } from './add-attendee';
import { useAttendeesCsv } from './use-attendees-csv';

const People = styled.ul`
  display: grid; margin: 0; padding: 0; list-style: none;
  & > li { display: flex; align-items: center; gap: 12px; min-width: 0; padding: 10px 0; border-bottom: 1px solid var(--border); }
  & div { flex: 1; min-width: 0; overflow-wrap: anywhere; } & b { display: block; font-weight: var(--fw-semi); } & span { color: var(--text-3); }
`;

/** Who comes; hosts see who waits, too. */
export function AttendeesDialog({ event, onClose }: { event: WholeEventFragment; onClose(): void }) {
  const [list, setList] = useState<AttendeeList>('GOING');
  const tabs = [
    { value: 'GOING' as const, label: 'Going', count: event.attendeeCount },
    { value: 'WAITING' as const, label: 'Waiting list', count: event.waitingCount },
  ];
  const people = <Attendees key={list} eventId={event.id} list={list} canEdit={event.canEdit} />;
  const csv = useAttendeesCsv(event);
  return (
    <Modal open size={560} title={`${event.attendeeCount} attending`} subtitle={event.name} onClose={onClose}>
      {event.canEdit ? (
        <>
          <Tabs id="attendees" label="Who" tabs={tabs} value={list} onChange={setList} />
          <TabPanel id="attendees" value={list}>
            {list === 'GOING' ? <AddAttendee eventId={event.id} /> : null}
            {list === 'GOING' && event.attendeeCount > 0 ? <Row><Button size="sm" icon={DownloadIcon} onClick={csv}>CSV</Button></Row> : null}
            {people}
          </TabPanel>
        </>
      ) : people}
    </Modal>
  );
}

interface ListProps { eventId: string; list: AttendeeList; canEdit: boolean }

function Attendees({ eventId, list, canEdit }: ListProps) {
  const [after, setAfter] = useState<(string | null)[]>([null]);
  return (
    <>
      {after.map((cursor, nth) => (
        <AttendeePage
          key={cursor ?? ''} eventId={eventId} list={list} canEdit={canEdit} after={cursor} isLast={nth === after.length - 1}
          onMore={(next) => setAfter([...after, next])}
        />
      ))}
    </>
  );
}

interface PageProps extends ListProps { after: string | null; isLast: boolean; onMore(after: string): void }

function AttendeePage({ eventId, list, canEdit, after, isLast, onMore }: PageProps) {
  const { takeOff } = useEventCommands();
  const variables = { eventId, state: list, after };
  const [asked, ask] = useQuery({ query: EventAttendeesDocument, variables, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  if (isFailed) return <NotLoaded what="The people" onRetry={retry} />;
  if (!asked.data) return <Skeleton height={200} />;
  const { nodes, hasMore, endCursor } = asked.data.eventAttendees;
  if (nodes.length === 0 && after === null) return <Text as="p" tone="3">Nobody yet.</Text>;
  return (
    <>
      <People>
        {nodes.map(({ attendeeId, person, companyName, isSpeaker }) => (
          <li key={attendeeId}>
            <Avatar id={person.id} name={fullName(person)} photo={person.profilePhoto} size={36} alt="" />
            <div><b><ProfileLink id={person.id}>{fullName(person)}</ProfileLink></b><span>{companyName ?? 'No company'}</span></div>
            {isSpeaker ? <Badge>Speaker</Badge> : null}
            {canEdit ? (
              <Menu
                label={fullName(person)} align="end" trigger={<IconButton icon={EllipsisIcon} label={`More about ${fullName(person)}`} />}
                items={[{ key: 'off', label: 'Remove from the event', danger: true, onSelect: () => void takeOff(eventId, attendeeId) }]}
              />
            ) : null}
          </li>
        ))}
      </People>
      {hasMore && endCursor != null && isLast ? <Button variant="ghost" size="sm" onClick={() => onMore(endCursor)}>Show more</Button> : null}
    </>
  );
}
