export { PlaceKeeper } from './place-keeper';
export { placePresence } from './place-presence.table';
export { placeTopic, type Place } from './places';
