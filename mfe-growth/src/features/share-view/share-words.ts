import { completionPercent, levelName, SECTORS, shareSectionTitle, STAGES } from '@heartwood/contract/domain';
import { formatDate } from '@heartwood/shared-ui/dates';
import { listed } from '../../module/plan-words';
import type { Changes, Plan, ShareSection } from './plan';

const day = (locale: string) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
const dayAndTime = (locale: string) => (
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
);

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** "Logistics & Supply Chain · Berlin, Germany · 6–10 people · Early traction", of what the link shows. */
export function factsLine({ sectors, city, country, size, stageId }: Plan): string {
  const place = [city, country && /^[A-Z]{2}$/.test(country) ? countries.of(country) : country].filter(Boolean).join(', ');
  const sector = SECTORS.find(({ id }) => id === sectors[0])?.name;
  const stage = STAGES.find(({ id }) => id === stageId)?.name;
  return [sector, place, size && `${size} people`, stage].filter(Boolean).join(' · ');
}

/** "Shared by Amara Okafor on 14 May 2026". */
export function sharedWords({ sharedBy, sharedAt }: Pick<Plan, 'sharedBy' | 'sharedAt'>, locale = 'en-GB'): string {
  const on = day(locale).format(new Date(sharedAt));
  return sharedBy ? `Shared by ${sharedBy.firstname} ${sharedBy.lastname} on ${on}` : `Shared on ${on}`;
}

/** What is new for who comes back. */
export function changesWords({ since, sections }: Changes, locale = 'en-GB'): string {
  const when = dayAndTime(locale).format(new Date(since));
  if (sections.length === 0) return `Nothing has changed since your last visit, ${when}.`;
  return `Changed since your last visit, ${when}: ${listed(sections.map(shareSectionTitle))}.`;
}

/** The level in words; none where the number has no name. */
export const levelWords = (done: number) => levelName(completionPercent(done));

/** "Jun 2026". */
const monthOf = (day: string) => formatDate(day).slice(3).replace('.', '');

/** The months that the phases take: "Mar – Dec 2026". */
export function spanWords(phases: Plan['phases']): string {
  const days = phases.flatMap(({ from, to }) => [from, to]).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [from, to] = [monthOf(first), monthOf(last)];
  if (from === to) return to;
  return `${from.slice(-4) === to.slice(-4) ? from.slice(0, 3) : from} – ${to}`;
}

/** Sections that stand in the grid; the others have places of their own. */
const APART: readonly ShareSection[] = ['level', 'pitch', 'timeline'];
export const inGrid = (sections: readonly ShareSection[]) => sections.filter((section) => !APART.includes(section));
