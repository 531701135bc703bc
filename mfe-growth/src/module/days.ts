const inWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "3 February 2026", of a moment where the viewer is. */
export function dayInWords(moment: string): string {
  return inWords.format(new Date(moment));
}

/** "30 Jun. 2026", of a day (`YYYY-MM-DD`), as goals are dated (specification, section 9). */
export function goalDay(day: string): string {
  const [year = '', , date = ''] = day.split('-');
  // The locale writes "Sept".
  return `${date} ${month.format(new Date(day)).slice(0, 3)}. ${year}`;
}

/** "22 May", of a moment where the viewer is. */
export function shortDay(moment: string): string {
  return short.format(new Date(moment));
}

/** "09:52", of a moment where the viewer is. */
export function clockTime(moment: string): string {
  return clock.format(new Date(moment));
}
