/** Where the link goes in the calendars that most people have, and the address that takes one there with it. */
export const PROGRAMS = [
  {
    name: 'Apple',
    steps: 'On a Mac: in Calendar choose File, then New Calendar Subscription, and paste the link. '
      + 'On an iPhone: Calendars, Add Calendar, Add Subscription Calendar.',
    open: (url: string) => webcal(url),
  },
  {
    name: 'Google',
    steps: 'On a computer: in Google Calendar press + beside Other calendars, choose From URL, and paste the link.',
    open: (url: string) => `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal(url))}`,
  },
  {
    name: 'Outlook',
    steps: 'In Outlook’s calendar choose Add calendar, then Subscribe from web, and paste the link.',
    open: (url: string) => `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}&name=Heartwood`,
  },
] as const;

/** The scheme by which devices hand an address to their calendar. */
function webcal(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}
