/** @jest-environment node */
import { EntryNames, entryName } from './entry-names';

it.each([
  ['Bio-Kiste: why they said no', 'Bio-Kiste why they said no'],
  ['../../etc/passwd', 'etc passwd'],
  ['..\\..\\windows', 'windows'],
  ['/absolute', 'absolute'],
  ['C:\\temp', 'C temp'],
  ['.htaccess', 'htaccess'],
  ['...', 'Untitled'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['a\u0000b\nc', 'a b c'],
  ['con', '_con'],
  ['NUL.txt', '_NUL.txt'],
  ['ends with dots. . .', 'ends with dots'],
  ['مرحبا', 'مرحبا'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('%j is called %j', (written, name) => {
  expect(entryName(written)).toBe(name);
});

it('never gives one name twice, whatever the letters, and never leaves its folder', () => {
  const names = new EntryNames();
  const folder = names.folder('../Ideas');
  expect([
    names.file(folder, 'Plan', 'md'), names.file(folder, 'plan', 'md'), names.file(names.folder('IDEAS'), 'PLAN', 'md'),
    names.attachment(folder, 'Plan', '../../x.sh'), names.attachment(folder, 'Plan', 'x.sh'),
  ]).toEqual(['Ideas/Plan.md', 'Ideas/plan (2).md', 'IDEAS/PLAN (3).md', 'Ideas/Plan files/x.sh', 'Ideas/Plan files/x (2).sh']);
});
