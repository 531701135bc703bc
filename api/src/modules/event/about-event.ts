import { eventSubject, type Notice } from '../notification';
import type { EventRecord } from './enter-event';

/** What a notification says of the event that it is about. */
export const aboutEvent = ({ id, name, startDate }: EventRecord, data: Notice['data'] = {}) => ({
  // Not the host's: who attends need not belong to it.
  companyId: null, subject: eventSubject(id), data: { eventId: id, eventName: name, eventDate: startDate, ...data },
});
