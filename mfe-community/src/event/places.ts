export const EVENTS = '/app/events';
export const eventPath = (id: string) => `${EVENTS}/${id}`;

/** Slot: create, or with `id` edit, from any page. */
export const EVENT_MODAL = 'event-modal@1';
