export { chatPresence } from './chat-presence.table';
export { PlaceKeeper } from './place-keeper';
export { placePresence } from './place-presence.table';
export { placeTopic, type Place } from './places';
export { presenceTopic, type PresenceEvent } from './presence-event';
export { isOnlineSql, PresenceKeeper, secondLook } from './presence-keeper';
