import './event.fields';

export { writeDemoEvents, type DemoEvent } from './event.demo';
export { eventRoutes } from './event.routes';
export { eventSql, visibleEventSql, type EventRow } from './event.queries';
export { EventRef } from './event.schema';
export { event, eventAttendee } from './event.table';
export { giveUpPlaces } from './give-up-places.job';
export { mailEvent } from './mail-event.job';
export { passOnPlaces } from './pass-on-places.job';
export { viewEvent, type EventView } from './read-events';
export { remindOfEvent } from './remind-of-event.job';
export { tellAttendees } from './tell-attendees.job';
