import { linkLabel } from '.';

test.each([
  ['https://www.eurostat.eu/retail-census-2024/', 'eurostat.eu/retail-census-2024'],
  ['http://hde.de/kleinflaechen.pdf?page=3#table', 'hde.de/kleinflaechen.pdf'],
  ['https://HDE.de', 'hde.de'],
  ['https://eurostat.eu@evil.example/a', 'evil.example/a'],
  ['https://eurоstat.eu/a', 'xn--eurstat-cjg.eu/a'],
  ['https://evil.example/\u202Eue.tatsorue', 'evil.example/%E2%80%AEue.tatsorue'],
  ['http://localhost:8080/a', 'localhost:8080/a'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('%s is called %s', (address, label) => {
  expect(linkLabel(address)).toBe(label);
});
