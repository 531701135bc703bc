/** Pages of this remote, as paths of the product. */
export const TIMELINE = '/app/timeline';
export const CALENDAR = '/app/calendar';
