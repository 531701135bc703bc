export const EVENTS = '/app/events';
export const eventPath = (id: string) => `${EVENTS}/${id}`;

/** A map of an address, in a window of its own. */
export const mapAddress = (place: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

/** Slot: create, with `id` edit, or with `from` create one like it, from any page. */
export const EVENT_MODAL = 'event-modal@1';
