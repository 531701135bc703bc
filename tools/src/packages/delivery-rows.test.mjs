import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const text = readFileSync(join(root, 'docs', 'delivery.md'), 'utf8');
const rows = text.split('\n').flatMap((line) => {
  const [, number, , state, proof = ''] = /^\| (\d+) \| (.+?) \| ([●◐○]) \| (.+) \|$/.exec(line) ?? [];
  return number === undefined ? [] : [{ number: Number(number), state, files: filesIn(proof) }];
});

function filesIn(words) {
  return [...words.matchAll(/`([\w./-]+\.(?:test|spec)\.\w+)`/g)].map(([, file]) => file);
}

test('each of the thirty-six rows is there, and what is done names its tests', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 36 }, (_, at) => at + 1));
  expect(rows.filter(({ state, files }) => (state === '●') !== files.length > 0)).toEqual([]);
});

test('every test that is named is there', () => {
  expect(filesIn(text).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
