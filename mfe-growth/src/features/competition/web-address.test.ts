import { isWebAddress, shortAddress, webAddressOf } from './web-address';

it.each([
  ['rebox.eu', 'https://rebox.eu'], [' rebox.eu/de?x=1 ', 'https://rebox.eu/de?x=1'], ['kühl-kiste.de', 'https://kühl-kiste.de'],
  ['localhost:3000', 'localhost:3000'], ['http://rebox.eu', 'http://rebox.eu'], ['javascript:alert(1)', 'javascript:alert(1)'],
  ['rebox', 'rebox'],
  ['team@rebox.eu', 'team@rebox.eu'], ['', ''],
])('%j is the address %j', (typed, address) => expect(webAddressOf(typed)).toBe(address));

it.each([
  ['https://rebox.eu', true], ['HTTP://rebox.eu', true], ['javascript:alert(1)', false], ['data:text/html,x', false], ['//rebox.eu', false],
  [null, false],
])('%j leads somewhere: %j', (address, leads) => expect(isWebAddress(address)).toBe(leads));

it('is read without what every address has', () => expect(shortAddress('https://www.rebox.eu/')).toBe('rebox.eu'));
