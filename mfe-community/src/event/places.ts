export const EVENTS = '/app/events';
export const eventPath = (id: string) => `${EVENTS}/${id}`;
/** Of the address of an event's page; null for any other. */
export const eventIdOf = (path: string) => /^\/app\/events\/([\w-]+)/.exec(path)?.[1] ?? null;

/** A map of an address, in a window of its own. */
export const mapAddress = (place: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

/** Slot: create, with `id` edit, or with `from` create one like it, from any page. */
export const EVENT_MODAL = 'event-modal@1';
