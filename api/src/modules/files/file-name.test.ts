import { disposition, fileName } from './file-name';

const PDF = 'application/pdf';
const TEXT = 'text/plain; charset=utf-8';

test.each([
  ['a.html', TEXT, 'a.txt'],
  ['x.js', TEXT, 'x.txt'],
  ['login.hta', TEXT, 'login.txt'],
  ['invoice\u202efdp.exe', TEXT, 'invoice fdp.txt'],
  ['page.html .', TEXT, 'page.txt'],
  ['crates.csv', TEXT, 'crates.csv'],
  ['CRATES.CSV', TEXT, 'CRATES.CSV'],
  ['notes', TEXT, 'notes.txt'],
  ['Plan v1.2', PDF, 'Plan v1.2.pdf'],
  ['plan.pdf.exe', PDF, 'plan.pdf.pdf'],
  ['Plan "2026" ü.pdf', PDF, 'Plan "2026" ü.pdf'],
  ['../../etc/passwd', TEXT, 'etc passwd.txt'],
  ['a\r\nset-cookie: b.txt', TEXT, 'a set-cookie: b.txt'],
  ['photo.gif', 'image/webp', 'photo.webp'],
  ['me.jpeg', 'image/jpeg', 'me.jpeg'],
  ['', 'image/png', 'file.png'],
  ['.exe', TEXT, 'exe.txt'],
])('%s of %s is called by what it is', (given, type, name) => {
  expect(fileName(given, type)).toBe(name);
  expect(fileName(name, type)).toBe(name);
});

test('a long name keeps its ending and whole characters', () => {
  const name = fileName(`${'🧺'.repeat(300)}.pdf`, PDF);
  expect(name).toBe(`${'🧺'.repeat(150)}.pdf`);
  expect(() => encodeURIComponent(name)).not.toThrow();
});

test('the header keeps every letter of a name', () => {
  const header = disposition("Ama's (first) plan*.pdf", 'application/pdf');
  expect(header).toBe("attachment; filename*=UTF-8''Ama%27s%20%28first%29%20plan%2a.pdf");
  expect(disposition('a.png', 'image/png', { shown: true })).toBe("inline; filename*=UTF-8''a.png");
});
