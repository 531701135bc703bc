import { eventDay, isWebLink, LINK_MINUTES, wallTimeOf, clockWords, weekdayOf } from '@heartwood/contract/domain';
import {
  Banner, Button, CalendarIcon, CheckIcon, ChevronDownIcon, CircleCheckIcon, CopyIcon, DownloadIcon, EllipsisIcon, ExternalLinkIcon,
  HourglassIcon, Icon, IconButton,
  MailIcon, Menu, mobile, PencilIcon, Row, Share2Icon, Text, Trash2Icon, UsersIcon, type MenuItem,
} from '@heartwood/shared-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { DeleteEventDialog } from '../../event/delete-event.dialog';
import { endedWords } from '../../event/ended-words';
import { hostName } from '../../event/host';
import { ownZone } from '../../event/own-zone';
import { EVENT_MODAL, eventPath } from '../../event/places';
import { useEventCommands } from '../../event/use-event-commands';
import type { WholeEventFragment } from '../../generated/graphql';
import { useDesk } from '../../notification/desk';
import { POST_MODAL } from '../../post/slots';
import { useAttendeesCsv } from './use-attendees-csv';
import { useMinutes } from './use-minutes';

const Foot = styled.div`display: grid; gap: 12px; padding: 16px; border-top: 1px solid var(--border);`;
const Taken = styled.div`
  display: grid; gap: 6px; font-size: var(--fs-small); line-height: var(--lh-small);
  & > div:first-child { display: flex; justify-content: space-between; gap: 10px; & > span { color: var(--text-3); } }
`;
const Track = styled.div`height: 5px; border-radius: 3px; background: var(--surface-selected); overflow: hidden;`;
const Filled = styled.div`height: 100%; background: var(--action);`;
const Wide = styled(Row)`gap: 8px; & > :first-child { flex: 1; } ${mobile} { flex-wrap: wrap; }`;
const Ended = styled.div`
  display: flex; align-items: center; gap: 8px; font-size: var(--fs-small); line-height: var(--lh-small); color: var(--text-3);
  & > svg { flex: none; color: var(--text-2); } & b { font-weight: var(--fw-semi); color: var(--text); }
`;
const Calendars = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: 6px;`;

const MINUTE = 60_000;

interface CardProps { event: WholeEventFragment; onShowAttendees(): void; onMessage(): void }

/** What the viewer can do about an event: take a place, wait for one, leave, join, or change it where it is theirs. */
export function AttendCard({ event, onShowAttendees, onMessage }: CardProps) {
  const now = useMinutes();
  const isOver = Date.parse(event.endsAt) < now;
  const isHost = event.canEdit || event.canDelete;
  return (
    <Foot>
      {event.isDeleted ? <Banner tone="warning">{`${hostName(event)} cancelled this event. It is out of your calendar.`}</Banner> : null}
      {!event.isDeleted && event.capacity != null && !isOver ? <Places event={event} capacity={event.capacity} /> : null}
      {isOver && !event.isDeleted
        ? <Ended><Icon as={CircleCheckIcon} size={16} /><p>
          <b>{endedWords(event.endsAt, now)}</b>{event.attendance?.state === 'GOING' ? ' You were there.' : ''}
        </p></Ended>
        : null}
      {isOver && !event.isDeleted ? <PostAboutIt event={event} share={isHost ? null : <Share event={event} />} /> : null}
      {event.isDeleted || isOver ? null : <Act event={event} now={now} share={isHost ? null : <Share event={event} />} />}
      {!event.isDeleted && isHost
        ? <Tools event={event} isOver={isOver} onShowAttendees={onShowAttendees} onMessage={onMessage} />
        : null}
    </Foot>
  );
}

/** The one thing to do once it is over (design note 20 on events). */
function PostAboutIt({ event: { id, name }, share }: { event: WholeEventFragment; share: ReactNode }) {
  const { slots } = useDesk().shell;
  return (
    <Wide>
      <Button variant="primary" icon={PencilIcon} onClick={() => slots.open(POST_MODAL, { event: id, title: name })}>Post about it</Button>
      {share}
    </Wide>
  );
}

function Places({ event, capacity }: { event: WholeEventFragment; capacity: number }) {
  const left = Math.max(0, capacity - event.takenCount);
  return (
    <Taken>
      <div>
        <b>{Math.min(event.takenCount, Math.max(capacity, event.takenCount))} of {capacity} places taken</b>
        <span>{left === 0 ? 'Full' : `${left} left`}</span>
      </div>
      <Track aria-hidden><Filled style={{ width: `${Math.min(100, (event.takenCount / capacity) * 100)}%` }} /></Track>
    </Taken>
  );
}

/** The one thing to do now, and beside it what passes the event on. */
function Act({ event, now, share }: { event: WholeEventFragment; now: number; share: ReactNode }) {
  const commands = useEventCommands();
  const [busy, setBusy] = useState(false);
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const run = async (command: (id: string) => Promise<unknown>) => {
    setBusy(true);
    await command(event.id);
    setBusy(false);
  };
  const attend = () => void run(commands.attend);
  const leave = () => void run(commands.leave);
  const { attendance } = event;
  if (attendance?.state === 'OFFERED') {
    const until = wallTimeOf(new Date(attendance.offeredUntil ?? event.startsAt), ownZone());
    const words = `${weekdayOf(until.date).slice(0, 3)} ${eventDay(until.date)}, ${clockWords(until.time)}`;
    return (
      <>
        <Banner tone="info">{`A place is yours until ${words}.`}</Banner>
        <Wide>
          <Button variant="primary" busy={busy} onClick={attend}>Take the place</Button>
          <Button variant="ghost" onClick={leave}>Give it up</Button>
          {share}
        </Wide>
      </>
    );
  }
  if (attendance?.state === 'WAITING') {
    return (
      <Wide>
        <Button icon={HourglassIcon} disabled>{`You are ${ordinal(attendance.placeInLine)} in line`}</Button>
        <Button variant="ghost" busy={busy} onClick={leave}>Leave</Button>
        {share}
      </Wide>
    );
  }
  const start = Date.parse(event.startsAt);
  const isTime = event.hasMeetingLink && now >= start - LINK_MINUTES * MINUTE;
  if (attendance?.state === 'GOING') {
    return (
      <>
        {isTime ? <JoinNow event={event} minutes={Math.ceil((start - now) / MINUTE)} /> : null}
        <Wide>
          <Menu
            label="Going" trigger={<Button icon={CheckIcon} busy={busy} iconEnd={ChevronDownIcon}>Going</Button>}
            items={[{ key: 'leave', label: 'Not going any more', onSelect: leave }]}
          />
          <Button icon={CalendarIcon} aria-expanded={isCalendarOpen} onClick={() => setCalendarOpen(!isCalendarOpen)}>
            Add to calendar
          </Button>
          {share}
        </Wide>
        {isCalendarOpen ? <CalendarLinks address={attendance.calendarUrl} /> : null}
      </>
    );
  }
  const isFull = event.capacity != null && event.takenCount >= event.capacity;
  const waits = event.hasWaitingList && (isFull || event.waitingCount > 0);
  if (isFull && !waits) return <Wide><Button disabled>All places are taken</Button>{share}</Wide>;
  const isInvited = attendance?.state === 'INVITED';
  return (
    <>
      {isInvited ? <Banner tone="info">You are invited.</Banner> : null}
      <Wide>
        <Button variant="primary" busy={busy} onClick={attend}>{waits ? 'Join waiting list' : 'Attend'}</Button>
        {isInvited ? <Button variant="ghost" onClick={leave}>No, thanks</Button> : null}
        {share}
      </Wide>
      {waits ? (
        <Text as="p" size="small" tone="3">
          {event.waitingCount === 0
            ? 'Nobody waits yet'
            : event.waitingCount === 1 ? '1 person waits' : `${event.waitingCount} people wait`}. You are told as soon as a place is yours.
        </Text>
      ) : null}
    </>
  );
}

function JoinNow({ event, minutes }: { event: WholeEventFragment; minutes: number }) {
  const { meetingLink } = event;
  return (
    <>
      <Text as="p" weight="semi">{minutes > 0 ? `Starts in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : 'It is on'}</Text>
      {meetingLink == null ? null : <MeetingLink link={meetingLink} />}
    </>
  );
}

function MeetingLink({ link }: { link: string }) {
  if (!isWebLink(link)) return <Text as="p">{`The meeting is at: ${link}`}</Text>;
  return <Button variant="primary" href={link} target="_blank" rel="noreferrer" icon={ExternalLinkIcon}>Join now</Button>;
}

/** Subscriptions to the viewer's own address of this event: what the host changes arrives by itself. */
function CalendarLinks({ address }: { address: string }) {
  const webcal = address.replace(/^https?:/, 'webcal:');
  return (
    <>
      <Calendars>
        <Button
          size="sm" href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`} target="_blank" rel="noreferrer"
        >Google Calendar</Button>
        <Button
          size="sm" href={`https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}`} target="_blank"
          rel="noreferrer"
        >Outlook</Button>
        <Button size="sm" href={webcal}>Apple Calendar</Button>
        <Button size="sm" href={address} icon={DownloadIcon}>.ics file</Button>
      </Calendars>
      <Text as="p" size="small" tone="3">Changes by the host arrive in your calendar by themselves.</Text>
    </>
  );
}

function useCopyLink({ id }: WholeEventFragment) {
  const { shell } = useDesk();
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + eventPath(id));
    shell.toast({ title: 'Link copied', status: 'success' });
  };
  return () => void copy();
}

function Share({ event }: { event: WholeEventFragment }) {
  return <IconButton icon={Share2Icon} label="Copy link" onClick={useCopyLink(event)} />;
}

/** What only a host does. */
function Tools({ event, isOver, onShowAttendees, onMessage }: CardProps & { isOver: boolean }) {
  const { shell } = useDesk();
  const [isAsking, setAsking] = useState(false);
  const copy = useCopyLink(event);
  const csv = useAttendeesCsv(event);
  const items: MenuItem[] = [
    { key: 'copy', label: 'Copy link', icon: Share2Icon, onSelect: copy },
    { key: 'duplicate', label: 'Duplicate', icon: CopyIcon, onSelect: () => shell.slots.open(EVENT_MODAL, { from: event.id }) },
    ...(event.canEdit ? [
      { key: 'message', label: 'Message attendees', icon: MailIcon, onSelect: onMessage },
      { key: 'people', label: 'Attendees and waiting list', icon: UsersIcon, onSelect: onShowAttendees },
      { key: 'csv', label: 'Attendees as CSV', icon: DownloadIcon, onSelect: csv },
    ] : []),
    ...(event.canDelete ? [{ key: 'delete', label: 'Delete event', icon: Trash2Icon, danger: true, onSelect: () => setAsking(true) }] : []),
  ];
  return (
    <>
      {event.meetingLink == null || event.attendance?.state === 'GOING' || isOver ? null : <MeetingLink link={event.meetingLink} />}
      <Wide>
        {event.canEdit
          ? <Button icon={PencilIcon} onClick={() => shell.slots.open(EVENT_MODAL, { id: event.id })}>Edit event</Button>
          : <span />}
        <Menu label="More" align="end" trigger={<IconButton icon={EllipsisIcon} label="More" />} items={items} />
      </Wide>
      {isAsking ? <DeleteEventDialog event={event} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** "1st", "2nd", "3rd", "4th", "11th" */
function ordinal(place: number): string {
  const ends = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as Partial<Record<Intl.LDMLPluralRule, string>>;
  return `${place}${ends[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)] ?? 'th'}`;
}
