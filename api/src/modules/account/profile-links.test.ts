import { profileLinks } from './profile-links';

it.each([
  ['loopcrate.eu', 'https://loopcrate.eu/'],
  ['  http://loopcrate.eu/team?x=1 ', 'http://loopcrate.eu/team?x=1'],
  ['HTTPS://Loopcrate.EU', 'https://loopcrate.eu/'],
  ['loopcrate.eu:8080/a', 'https://loopcrate.eu:8080/a'],
  ['münchen.example', 'https://xn--mnchen-3ya.example/'],
])('takes %s as %s', (value, link) => {
  expect(profileLinks([value])).toEqual([link]);
});

it.each([
  'javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', 'ftp://loopcrate.eu',
  'https://bank.example@evil.example/', 'localhost', 'https://localhost',
  'two words', 'https://', `https://${'a'.repeat(200)}.example`,
])('refuses %s', (value) => {
  expect(() => profileLinks([value])).toThrow(expect.objectContaining({ code: 'INVALID', field: 'links' }));
});

it('keeps each once, three at most, and leaves empty lines out', () => {
  expect(profileLinks(['a.example', '', 'https://a.example/', 'b.example', ' '])).toEqual(['https://a.example/', 'https://b.example/']);
  expect(() => profileLinks(['a.example', 'b.example', 'c.example', 'd.example'])).toThrow(expect.objectContaining({ code: 'INVALID' }));
});
