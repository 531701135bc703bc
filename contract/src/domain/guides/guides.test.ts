import { MODULES } from '../modules';
import { EXAMPLE_KINDS, MODULE_GUIDES } from '.';

const sentences = (text: string) => text.match(/[.?!](?= |$)/g)?.length ?? 0;

test('each module has a guide, in the order of the modules', () => {
  expect(Object.keys(MODULE_GUIDES)).toEqual(MODULES.map(({ key }) => key));
});

test.each(Object.entries(MODULE_GUIDES))('%s is asked, explained and answered three times, each in its own words', (_key, guide) => {
  const answers = EXAMPLE_KINDS.map(({ value }) => guide.examples[value]);
  expect(guide.question).toMatch(/[.?]$/);
  expect(sentences(guide.guidance)).toBeGreaterThanOrEqual(2);
  for (const text of [guide.guidance, ...answers]) {
    // A founder reads it beside the empty field.
    expect(text.length).toBeLessThan(320);
    // Whole sentences; the screen sets the marks around what a company says.
    expect(text).toMatch(/^[^“\s].*[.!]$/);
    expect(text).not.toMatch(/ {2}|['"]| - |lorem|\bTODO\b/i);
  }
  expect(new Set([guide.question, guide.guidance, ...answers]).size).toBe(5);
  expect(guide.minutes).toBeGreaterThan(0);
});

test('no two modules say the same', () => {
  const texts = Object.values(MODULE_GUIDES).flatMap(({ question, guidance, examples }) => (
    [question, guidance, ...Object.values(examples)]
  ));
  expect(new Set(texts).size).toBe(texts.length);
});
