import {
  eventFaults, laterBy, LIMITS, speakerFaults, wallTimeOf, type EventFields, type OutsideSpeaker, type WallTime,
} from '@heartwood/contract/domain';
import type { CreateEventInput, EventSpeakerInput, WholeEventFragment } from '../../generated/graphql';

/** A speaker as the form has them: on the platform, or by what is said of them. */
export interface SpeakerValue extends OutsideSpeaker { id: string; userId: string | null; photo: string | null }

export interface EventValues extends Omit<EventFields, 'capacity'> {
  thumbNail: string | null;
  /** As it is typed; empty: as many as come. */
  capacity: string;
  hasWaitingList: boolean;
  speakers: SpeakerValue[];
  /** Who is being named, and is a speaker too once all of them is there. */
  outside: OutsideSpeaker | null;
  /** The end was set by hand, and follows the start no more. */
  isEndSet: boolean;
  /** Of a new one: a post tells of it, with these words; without words it is written over Explore. */
  isPosted: boolean;
  said: string;
  /** Of one that is there: who attends is told what changed. */
  isTold: boolean;
}

/** A new event begins tomorrow at the full hour that comes next, for an hour, where the viewer is. */
export function newValues(now: Date, timeZone: string): EventValues {
  const tomorrow = wallTimeOf(new Date(now.getTime() + 25 * 3_600_000), timeZone);
  const start = { date: tomorrow.date, time: `${tomorrow.time.slice(0, 2)}:00` };
  const end = laterBy(start, 60);
  return {
    name: '', description: '', type: 'PHYSICAL', meetingLink: '', location: '', startDate: start.date, startTime: start.time,
    endDate: end.date,
    endTime: end.time, timeZone, thumbNail: null, capacity: '', hasWaitingList: false, speakers: [], outside: null, isEndSet: false,
    isPosted: true, said: '', isTold: true,
  };
}

export function valuesOf(event: WholeEventFragment): EventValues {
  const {
    name, description, type, startDate, startTime, endDate, endTime, timeZone, thumbNail, hasWaitingList, capacity, speakers,
  } = event;
  return {
    name, description, type, startDate, startTime, endDate, endTime, timeZone, hasWaitingList, thumbNail: thumbNail ?? null,
    meetingLink: event.meetingLink ?? '', location: event.location ?? '', capacity: capacity == null ? '' : String(capacity),
    isEndSet: true,
    isPosted: false, said: '', isTold: true, outside: null,
    speakers: speakers.map(({ person, userId, ...words }) => ({ ...words, userId: userId ?? null, photo: person?.profilePhoto ?? null })),
  };
}

/** Those of a new event like this one: a week later, or as soon as a new one would be, as long, with the same people speaking. */
export function valuesLike(event: WholeEventFragment, now: Date): EventValues {
  const values = valuesOf(event);
  const from = { date: values.startDate, time: values.startTime };
  const minutes = minutesBetween(from, { date: values.endDate, time: values.endTime });
  const week = laterBy(from, 7 * 24 * 60);
  const soon = newValues(now, values.timeZone);
  const start = week.date > soon.startDate ? week : { ...from, date: soon.startDate };
  const end = laterBy(start, minutes);
  return {
    ...values, isPosted: true, startDate: start.date, startTime: start.time, endDate: end.date, endTime: end.time,
    speakers: values.speakers.map((speaker) => ({ ...speaker, id: crypto.randomUUID() })),
  };
}

/** By the clocks of the place. */
const minutesBetween = (one: WallTime, other: WallTime) => (
  Math.max(0, (Date.parse(`${other.date}T${other.time}Z`) - Date.parse(`${one.date}T${one.time}Z`)) / 60_000)
);

/** The values as the rules take them. */
export const fieldsOf = ({ capacity, ...values }: EventValues): EventFields => (
  { ...values, capacity: capacity.trim() === '' ? null : Number(capacity) }
);

/** What keeps the values from being an event with its post, by field. */
export function faultsOf(values: EventValues): Partial<Record<keyof EventValues, string>> {
  const faults: Partial<Record<keyof EventValues, string>> = eventFaults(fieldsOf(values));
  const { max } = LIMITS.post;
  if (values.said.trim().length > max) faults.said = `A post has room for ${max.toLocaleString('en-US')} characters.`;
  if (outsideFaults(values).length > 0) faults.outside = 'Name this speaker, or take the box away.';
  return faults;
}

/** What is missing of who is being named. */
const outsideFaults = ({ outside }: EventValues) => (outside === null ? [] : Object.values(speakerFaults(outside)));

/** "3 fields need you": each field of who is being named is one. */
export function missingWords(values: EventValues): string {
  const { outside: _whole, ...faults } = faultsOf(values);
  const count = Object.keys(faults).length + outsideFaults(values).length;
  if (count === 0) return '';
  return count === 1 ? '1 field needs you' : `${count} fields need you`;
}

/** Those who speak, with who is being named. */
export const speakersOf = ({ speakers, outside }: EventValues): SpeakerValue[] => (
  outside === null ? speakers : [...speakers, { ...outside, id: crypto.randomUUID(), userId: null, photo: null }]
);

/** As the server takes them. */
export function setOf(values: EventValues): Omit<CreateEventInput, 'id' | 'speakers' | 'companyId'> {
  const { type, startDate, startTime, endDate, endTime, timeZone, thumbNail, hasWaitingList } = values;
  return {
    name: values.name.trim(), description: values.description.trim(), type, startDate, startTime, endDate, endTime, timeZone, thumbNail,
    hasWaitingList,
    location: values.location.trim() || null, meetingLink: values.meetingLink.trim() || null, capacity: fieldsOf(values).capacity,
  };
}

export const speakerInput = ({ id, userId, firstName, lastName, companyName, position }: SpeakerValue): EventSpeakerInput => (
  userId === null ? { id, firstName, lastName, companyName, position } : { id, userId }
);

/** Another start: the end is an hour later, until somebody has set it. */
export function withStart(values: EventValues, start: Partial<Pick<EventValues, 'startDate' | 'startTime'>>): EventValues {
  const next = { ...values, ...start };
  if (values.isEndSet) return next;
  const end = laterBy({ date: next.startDate, time: next.startTime }, 60);
  return { ...next, endDate: end.date, endTime: end.time };
}
