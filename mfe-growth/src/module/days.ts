const inWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** "3 February 2026", of a moment where the viewer is. */
export function dayInWords(moment: string): string {
  return inWords.format(new Date(moment));
}
