import { EVENT_LIMITS, eventFaults, REMINDER_MINUTES, speakerFaults, type EventFields } from '@heartwood/contract/domain';
import { invalid } from '../../request/errors';
import { line, paragraph } from '../../text/text';
import { pictureAddress } from '../files';
import type { EventRecord } from './enter-event';

export interface EventSet {
  name?: string | null | undefined;
  description?: string | null | undefined;
  type?: EventRecord['type'] | null | undefined;
  startDate?: string | null | undefined;
  startTime?: string | null | undefined;
  endDate?: string | null | undefined;
  endTime?: string | null | undefined;
  timeZone?: string | null | undefined;
  location?: string | null | undefined;
  meetingLink?: string | null | undefined;
  thumbNail?: string | null | undefined;
  capacity?: number | null | undefined;
  hasWaitingList?: boolean | null | undefined;
}

/** Somebody on the platform by `userId`, of whom the rest is known; or a whole name with company and position. */
export interface SpeakerInput {
  id: string;
  userId?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  companyName?: string | null | undefined;
  position?: string | null | undefined;
}

type Checked = Pick<EventRecord, keyof EventFields | 'thumbNail' | 'hasWaitingList'>;

/**
 * The columns of an event as the form's values make them; what is left out stays as it was. Throws INVALID with the first field that
 * has a fault, in the words of the form.
 */
export function checkEvent(set: EventSet, before?: EventRecord): Checked {
  const fields: EventFields = {
    name: oneLine('name', set.name ?? before?.name, null),
    description: paragraph('description', set.description ?? before?.description ?? '', { max: Infinity }).trim(),
    type: set.type ?? before?.type ?? 'PHYSICAL',
    startDate: set.startDate ?? before?.startDate ?? '',
    startTime: set.startTime ?? before?.startTime ?? '',
    endDate: set.endDate ?? before?.endDate ?? '',
    endTime: set.endTime ?? before?.endTime ?? '',
    timeZone: set.timeZone ?? before?.timeZone ?? '',
    location: oneLine('location', set.location, before?.location),
    meetingLink: oneLine('meetingLink', set.meetingLink, before?.meetingLink),
    capacity: set.capacity === undefined ? before?.capacity ?? null : set.capacity,
  };
  for (const [field, fault] of Object.entries(eventFaults(fields))) throw invalid(field, fault);
  const isOnline = fields.type === 'VIRTUAL';
  return {
    ...fields,
    location: isOnline ? null : fields.location || null,
    meetingLink: isOnline ? fields.meetingLink : null,
    thumbNail: set.thumbNail === undefined ? before?.thumbNail ?? null : pictureAddress('thumbNail', set.thumbNail ?? ''),
    hasWaitingList: fields.capacity !== null && (set.hasWaitingList ?? before?.hasWaitingList ?? false),
  };
}

const oneLine = (field: string, set: string | null | undefined, before: string | null | undefined) => (
  line(field, (set === undefined ? before : set) ?? '', { max: Infinity })
);

export interface OutsideWords { firstName: string; lastName: string; companyName: string; position: string }

/** The words of a speaker from outside. Throws INVALID with the field. */
export function checkOutsideSpeaker(input: SpeakerInput): OutsideWords {
  const words = {
    firstName: oneLine('firstName', input.firstName, null), lastName: oneLine('lastName', input.lastName, null),
    companyName: oneLine('companyName', input.companyName, null), position: oneLine('position', input.position, null),
  };
  for (const [field, fault] of Object.entries(speakerFaults(words))) throw invalid(field, fault);
  return words;
}

/** Minutes before the start, each once, the longest first. Throws INVALID. */
export function checkReminders(minutes: readonly number[]): number[] {
  const each = [...new Set(minutes)].sort((a, b) => b - a);
  const { max } = EVENT_LIMITS.reminders;
  if (each.length > max) throw invalid('minutes', `You can be reminded at most ${max} times.`);
  if (each.some((one) => !REMINDER_MINUTES.some((known) => known === one))) {
    throw invalid('minutes', 'This is none of the times that can be chosen.');
  }
  return each;
}
