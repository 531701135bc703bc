import { endOf, startOf, type EventTimes } from './event-time';

export const EVENT_TYPES = ['PHYSICAL', 'VIRTUAL'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Specification, section 9. */
export const EVENT_TYPE_LABELS: Record<EventType, string> = { PHYSICAL: 'In-Person', VIRTUAL: 'Online' };

/** What saves a new event, and one that is there (spec section 5). */
export const EVENT_SUBMIT = { create: 'Save', edit: 'Update' } as const;

export const EVENT_LIMITS = {
  name: { min: 3, max: 200 },
  description: { min: 3, max: 5000 },
  meetingLink: { min: 3, max: 2000 },
  location: { max: 200 },
  capacity: { min: 1, max: 100_000 },
  speakers: { max: 30 },
  speakerName: { min: 3, max: 60 },
  speakerLine: { min: 1, max: 80 },
  /** Days from start to end: what is coming up is found by its start. */
  days: { max: 31 },
  /** Who has not answered yet, of one event. */
  invited: 200,
  /** Of one person for one event. */
  reminders: { max: 5 },
} as const;

/** Minutes before the start at which somebody can be reminded, and those that come by themselves (product decision 101). */
export const REMINDER_MINUTES = [15, 60, 180, 1440, 2880, 10_080] as const;
export const DEFAULT_REMINDERS: readonly number[] = [1440, 15];

/** From so many minutes before the start, to its end, who attends sees the meeting link. */
export const LINK_MINUTES = 15;
/** A free place is offered for so long, and not later than this before the start. */
export const OFFER_HOURS = 24;
export const LAST_OFFER_HOURS = 2;

/** What an event says of itself, as a form has it; `capacity` null: as many as come. */
export interface EventFields extends EventTimes {
  name: string;
  description: string;
  type: EventType;
  meetingLink: string;
  location: string;
  capacity: number | null;
}

/** Somebody who speaks and has no account. */
export interface OutsideSpeaker { firstName: string; lastName: string; companyName: string; position: string }

type Faults<Fields> = Partial<Record<keyof Fields, string>>;

const DAY_MS = 24 * 60 * 60 * 1000;
const DATE = /^(?:19|20|21)\d\d-\d\d-\d\d$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const isDate = (text: string) => DATE.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
  && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** A sentence for each field that keeps an event from being saved (spec section 5, product decisions 30 and 31); none when nothing does. */
export function eventFaults(event: EventFields): Faults<EventFields> {
  return defined({
    name: wordsFault(event.name, WORDS.name, EVENT_LIMITS.name),
    description: wordsFault(event.description, WORDS.description, EVENT_LIMITS.description),
    type: EVENT_TYPES.includes(event.type) ? undefined : 'Event type is required',
    meetingLink: event.type === 'VIRTUAL' ? linkFault(event.meetingLink) : undefined,
    location: event.location.trim().length > EVENT_LIMITS.location.max ? tooLong(EVENT_LIMITS.location) : undefined,
    capacity: placesFault(event.capacity),
    startDate: isDate(event.startDate) ? undefined : 'Start date is required',
    startTime: TIME.test(event.startTime) ? undefined : 'Start time is required',
    endDate: isDate(event.endDate) ? undefined : 'End date is required',
    endTime: TIME.test(event.endTime) ? undefined : 'End time is required',
    timeZone: isZone(event.timeZone) ? undefined : 'Time zone is required',
    ...spanFault(event),
  });
}

/** The same of somebody who speaks and is not on the platform. */
export function speakerFaults({ firstName, lastName, companyName, position }: OutsideSpeaker): Faults<OutsideSpeaker> {
  return defined({
    firstName: wordsFault(firstName, WORDS.firstName, EVENT_LIMITS.speakerName),
    lastName: wordsFault(lastName, WORDS.lastName, EVENT_LIMITS.speakerName),
    companyName: lineFault(companyName, 'Speaker Company is required'),
    position: lineFault(position, 'Position is required'),
  });
}

/** Whether a link can be pressed; others are shown to be copied. */
export const isWebLink = (link: string): boolean => /^https?:\/\/\S+$/i.test(link.trim());

/** Until when a place that is free now is kept for the first in line; null once it is too late to wait for anybody. */
export function offerEnds(now: Date, startsAt: Date): Date | null {
  const last = startsAt.getTime() - LAST_OFFER_HOURS * 3_600_000;
  return last <= now.getTime() ? null : new Date(Math.min(now.getTime() + OFFER_HOURS * 3_600_000, last));
}

/** Whether who attends sees the meeting link. */
export function isLinkShown(now: Date, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): boolean {
  return now.getTime() >= startsAt.getTime() - LINK_MINUTES * 60_000 && now.getTime() <= endsAt.getTime();
}

/** The days of the end are held to those of the start; which comes first on the clock is said once all of it is there. */
function spanFault(event: EventFields): Faults<EventFields> {
  if (!isDate(event.startDate) || !isDate(event.endDate)) return {};
  if (event.endDate < event.startDate) return { endDate: 'End must be after start' };
  if (Date.parse(event.endDate) - Date.parse(event.startDate) > EVENT_LIMITS.days.max * DAY_MS) {
    return { endDate: `An event can last at most ${EVENT_LIMITS.days.max} days` };
  }
  if (!TIME.test(event.startTime) || !TIME.test(event.endTime) || !isZone(event.timeZone)) return {};
  return endOf(event) > startOf(event) ? {} : { endTime: 'End must be after start' };
}

const tooLong = ({ max }: { max: number }) => `Use at most ${max.toLocaleString('en-US')} characters`;

/** Letter by letter as the specification has them; those of the description and of a person follow the name's (decision 31). */
const WORDS = {
  name: { missing: 'Event name is required', short: 'Event name should be a minimum of 3 characters' },
  description: { missing: 'Event description is required', short: 'Event description should be a minimum of 3 characters' },
  firstName: { missing: 'First name is required', short: 'First name should be a minimum of 3 characters' },
  lastName: { missing: 'Last name is required', short: 'Last name should be a minimum of 3 characters' },
} as const;

function wordsFault(
  text: string, words: { missing: string; short: string }, { min, max }: { min: number; max: number },
): string | undefined {
  const { length } = text.trim();
  if (length === 0) return words.missing;
  if (length < min) return words.short;
  return length > max ? tooLong({ max }) : undefined;
}

function linkFault(link: string): string | undefined {
  const { length } = link.trim();
  if (length < EVENT_LIMITS.meetingLink.min) return 'Meeting link is required';
  return length > EVENT_LIMITS.meetingLink.max ? tooLong(EVENT_LIMITS.meetingLink) : undefined;
}

function lineFault(text: string, missing: string): string | undefined {
  const { length } = text.trim();
  if (length < EVENT_LIMITS.speakerLine.min) return missing;
  return length > EVENT_LIMITS.speakerLine.max ? tooLong(EVENT_LIMITS.speakerLine) : undefined;
}

function placesFault(capacity: number | null): string | undefined {
  const { min, max } = EVENT_LIMITS.capacity;
  if (capacity === null || (Number.isInteger(capacity) && capacity >= min && capacity <= max)) return undefined;
  return `Places must be a whole number between ${min} and ${max.toLocaleString('en-US')}`;
}

function isZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,60}$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function defined<Fields>(faults: Partial<Record<keyof Fields, string | undefined>>): Faults<Fields> {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) as Faults<Fields>;
}
