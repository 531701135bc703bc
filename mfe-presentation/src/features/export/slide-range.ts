/**
 * Numbers of slides as people write them: "1–6, 8, 10-12".
 * @returns them in order, each once; null where it cannot be read, or names a slide that is not there
 */
export function readRange(text: string, count: number): number[] | null {
  const parts = text.split(',').map((part) => part.trim()).filter((part) => part !== '');
  const numbers = new Set<number>();
  for (const part of parts) {
    const [, first = '', last = first] = /^(\d{1,4})(?:\s*[-–—]\s*(\d{1,4}))?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === '' || from < 1 || to > count || from > to) return null;
    for (let number = from; number <= to; number += 1) numbers.add(number);
  }
  return numbers.size === 0 ? null : [...numbers].sort((a, b) => a - b);
}

/** "1–6, 8, 10–12". */
export function rangeWords(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
