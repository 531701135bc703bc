const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "30 Jun. 2026", of a day (`YYYY-MM-DD`), as goals are dated (specification, section 9: DD MMM. YYYY). */
export function longDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date} ${MONTHS[Number(month) - 1] ?? ''}. ${year}`;
}
