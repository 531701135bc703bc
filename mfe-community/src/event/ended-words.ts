const UNITS = [
  { unit: 'minute', ms: 60_000, until: 60 }, { unit: 'hour', ms: 3_600_000, until: 24 }, { unit: 'day', ms: 86_400_000, until: 14 },
  { unit: 'week', ms: 7 * 86_400_000, until: 9 }, { unit: 'month', ms: 30.44 * 86_400_000, until: 12 },
] as const;

/** "Ended 2 weeks ago." in the largest unit that says it well. */
export function endedWords(endsAt: string, now: number): string {
  const gone = Math.max(0, now - Date.parse(endsAt));
  const fit = UNITS.find(({ ms, until }) => gone / ms < until) ?? { unit: 'year', ms: 365.25 * 86_400_000 } as const;
  const words = new Intl.RelativeTimeFormat('en-GB').format(-Math.max(1, Math.floor(gone / fit.ms)), fit.unit);
  return `Ended ${words}.`;
}
