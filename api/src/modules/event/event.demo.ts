import { randomUUID } from 'node:crypto';
import { DEFAULT_REMINDERS, endOf, foldText, laterBy, startOf, wallTimeOf, type EventType } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { event, eventAttendee, eventSpeaker } from './event.table';

export interface DemoEvent {
  /** For what else of the demo names it. */
  id?: string;
  name: string;
  description: string;
  type: EventType;
  companyId: string;
  creatorId: string;
  /** Days from the moment it is written, and the time there; hours from now where no time is told. */
  inDays: number;
  at?: string;
  minutes: number;
  location?: string;
  meetingLink?: string;
  thumbNail: string;
  capacity?: number;
  speakers: readonly { userId: string; firstName: string; lastName: string; companyName: string; position: string }[];
  attendeeIds: readonly string[];
}

const ZONE = 'Europe/Berlin';
const DAY = 24 * 3_600_000;

export async function writeDemoEvents(tx: Db, events: readonly DemoEvent[], now: Date): Promise<void> {
  for (const { inDays, at, minutes, speakers, attendeeIds, capacity, id = randomUUID(), ...columns } of events) {
    const there = wallTimeOf(new Date(now.getTime() + inDays * DAY), ZONE);
    const start = { date: there.date, time: at ?? `${there.time.slice(0, 2)}:30` };
    const end = laterBy(start, minutes);
    const times = { startDate: start.date, startTime: start.time, endDate: end.date, endTime: end.time, timeZone: ZONE };
    await tx.insert(event).values({
      ...columns, ...times, id, searchText: foldText(columns.name), startsAt: startOf(times), endsAt: endOf(times),
      createdAt: now, updatedAt: now,
      capacity: capacity ?? null, hasWaitingList: capacity !== undefined,
    });
    for (const speaker of speakers) await tx.insert(eventSpeaker).values({ ...speaker, id: randomUUID(), eventId: id });
    await tx.insert(eventAttendee).values(attendeeIds.map((attendeeId, nth) => (
      { eventId: id, attendeeId, state: 'GOING' as const, line: nth + 1, reminders: [...DEFAULT_REMINDERS], joinedAt: now }
    )));
  }
}
