import './event.fields';

export { addEventTo, type EventTimes } from './event-calendar';
export { EventTypeRef } from './event.schema';
export { writeDemoEvents, type DemoEvent } from './event.demo';
export { eventRoutes } from './event.routes';
export { event, eventAttendee } from './event.table';
export { mailEvent } from './mail-event.job';
export { passOnPlaces } from './pass-on-places.job';
export { remindOfEvent } from './remind-of-event.job';
export { tellAttendees } from './tell-attendees.job';
