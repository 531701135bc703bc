import './event.fields';

export { addEventTo, type EventTimes } from './event-calendar';
export { EventTypeRef } from './event.schema';
export { writeDemoEvents, type DemoEvent } from './event.demo';
export { eventRoutes } from './event.routes';
export { companyEventCountSql, eventSql, userEventCountSql, visibleEventSql, type EventRow } from './event.queries';
export { EventRef } from './event.schema';
export { event, eventAttendee, eventFeed } from './event.table';
export { giveUpPlaces } from './give-up-places.job';
export { mailEvent } from './mail-event.job';
export { passOnPlaces } from './pass-on-places.job';
export { viewEvent, type EventView } from './read-events';
export { remindOfEvent } from './remind-of-event.job';
export { tellAttendees } from './tell-attendees.job';
