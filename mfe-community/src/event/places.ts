export const EVENTS = '/app/events';
export const eventPath = (id: string) => `${EVENTS}/${id}`;

/** Slot: create, with `id` edit, or with `from` create one like it, from any page. */
export const EVENT_MODAL = 'event-modal@1';
