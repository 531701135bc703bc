import { dayAt, dayNumber } from './days';

export const ZOOMS = ['week', 'month', 'quarter', 'year'] as const;
export type Zoom = (typeof ZOOMS)[number];

/** How wide a day is drawn, px. */
const DAY_WIDTH: Record<Zoom, number> = { week: 48, month: 14, quarter: 3.4, year: 1.2 };

/** What is dragged snaps to so many days. */
export const snapDays = (zoom: Zoom): number => (zoom === 'year' ? 7 : 1);

/** One step closer or further; at an end it stays. */
export function zoomStep(zoom: Zoom, closer: boolean): Zoom {
  const at = ZOOMS.indexOf(zoom) + (closer ? -1 : 1);
  return ZOOMS[at] ?? zoom;
}

/** The whole width that can be scrolled through. Days are numbers of `dayNumber`. */
export interface Scale {
  zoom: Zoom;
  first: number;
  days: number;
  dayWidth: number;
  width: number;
}

/** Nothing further than this from today is drawn in its place: a browser cannot lay out a plan of millions of days. */
const FURTHEST = 40 * 366;

/**
 * A scale over the given days and today, with a pane's width of room on either side, so that there is always somewhere to go.
 * @param pane width of what is seen at once, px
 */
export function scaleOver(days: readonly number[], today: number, zoom: Zoom, pane: number): Scale {
  const dayWidth = DAY_WIDTH[zoom];
  const room = Math.ceil(pane / dayWidth);
  let [from, to] = [today, today];
  for (const day of days) {
    if (day < from) from = day;
    if (day > to) to = day;
  }
  const first = monthStart(Math.max(from, today - FURTHEST) - room);
  const last = Math.min(to, today + FURTHEST) + room;
  return { zoom, first, days: last - first, dayWidth, width: Math.round((last - first) * dayWidth) };
}

/** Where a day begins, px from the left end. */
export function xOf({ first, days, dayWidth }: Scale, day: number): number {
  return Math.min(Math.max(day - first, 0), days) * dayWidth;
}

export interface Tick {
  day: number;
  label: string;
  /** The beginning of what is above: a quarter of months, a year of quarters, a month of weeks. */
  isStrong: boolean;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The marks of the ruler between two days: days in weeks, weeks in months, months in quarters, quarters in years. */
export function ticksBetween(zoom: Zoom, from: number, to: number): Tick[] {
  const ticks: Tick[] = [];
  if (zoom === 'week' || zoom === 'month') {
    for (let day = from; day <= to; day += 1) {
      const date = new Date(dayAt(day));
      const weekday = date.getUTCDay();
      const month = MONTHS[date.getUTCMonth()] ?? '';
      if (zoom === 'week') ticks.push({ day, label: `${WEEKDAYS[weekday] ?? ''} ${date.getUTCDate()}`, isStrong: weekday === 1 });
      else if (weekday === 1) ticks.push({ day, label: `${date.getUTCDate()} ${month}`, isStrong: date.getUTCDate() <= 7 });
    }
    return ticks;
  }
  for (let day = monthStart(from); day <= to; day = monthStart(day + 32)) {
    const date = new Date(dayAt(day));
    const [month, year] = [date.getUTCMonth(), date.getUTCFullYear()];
    const label = month === 0 ? `Jan ${year}` : MONTHS[month] ?? '';
    if (zoom === 'quarter') ticks.push({ day, label, isStrong: month % 3 === 0 });
    else if (month % 3 === 0) ticks.push({ day, label, isStrong: month === 0 });
  }
  return ticks;
}

function monthStart(day: number): number {
  return dayNumber(`${dayAt(day).slice(0, 7)}-01`);
}
