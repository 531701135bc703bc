/**
 * A calendar as it is sent: each of its lines ends with a break, the last one too (RFC 5545, section 3.1), which `ical-generator` leaves
 * out.
 */
export const calendarText = (calendar: { toString(): string }): string => `${calendar.toString()}\r\n`;
