import './event.fields';

export { writeDemoEvents, type DemoEvent } from './event.demo';
export { eventRoutes } from './event.routes';
export { event, eventAttendee } from './event.table';
export { mailEvent } from './mail-event.job';
export { passOnPlaces } from './pass-on-places.job';
export { remindOfEvent } from './remind-of-event.job';
export { tellAttendees } from './tell-attendees.job';
