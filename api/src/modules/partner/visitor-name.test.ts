import { visitorName } from './visitor-name';

test.each<[Record<string, unknown>, string, string]>([
  [{ name: 'Feinkost Yıldız' }, 'Feinkost', 'Yıldız'],
  [{ name: 'Anna Maria von Berg' }, 'Anna', 'Maria von Berg'],
  [{ given_name: 'Anna Maria', family_name: 'von Berg', name: 'else' }, 'Anna Maria', 'von Berg'],
  [{ given_name: 'Anna' }, 'Anna', ''],
  [{ name: '  \u202Egnp.exe\u0000 <b>x</b>\n' }, 'gnp', 'exe bx b'],
  [{ name: 'https://evil.example Support' }, 'https', 'evil example Support'],
  [{ name: 'www.evil.example' }, 'www', 'evil example'],
  [{ name: 'ada@mail.example' }, 'ada', 'mail example'],
  [{ name: `${'x'.repeat(59)}😀 y` }, 'x'.repeat(59), 'y'],
  [{ name: { first: 'x' } }, 'Visitor', ''],
  [{}, 'Visitor', ''],
])('the claims %j make a name', (claims, firstname, lastname) => {
  expect(visitorName(claims)).toEqual({ firstname, lastname });
});
