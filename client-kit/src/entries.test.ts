import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exports as entries } from '../package.json';

it('each folder is an entry, so that a screen takes the subject it needs and no more', () => {
  const folders = readdirSync(join(__dirname), { withFileTypes: true }).filter((each) => each.isDirectory()).map(({ name }) => `./${name}`);
  expect(Object.keys(entries)).toEqual(folders.sort());
});
