/** The lines across a chart: from nothing (or what is below it) to a round number above all values, in four steps. */
export function ticksFor(values: readonly number[]): number[] {
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)];
  const step = roundStep((most - least || 1) / 4);
  const from = Math.floor(least / step);
  return Array.from({ length: Math.ceil(most / step) - from + 1 || 1 }, (_, index) => (from + index) * step);
}

/** 1, 1.25, 2, 2.5 or 5 times a power of ten, at least as large. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 1.25, 2, 2.5, 5].find((each) => each * power >= rough) ?? 10) * power;
}
