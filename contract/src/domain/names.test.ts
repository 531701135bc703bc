import { asPersonName, nameFault } from './names';

const LINK = 'can not be a link or a mail address';
const WEB = 'can not be a web address: put a space after the dot';
const ODD = 'can have only letters, digits and punctuation';

it.each([
  ['J.R.R. Tolkien', null, null],
  ['St. John', null, null],
  ['Ph.D.', null, null],
  ['O’Brien-Müller', null, null],
  ['Nguyễn Thị', null, null],
  ['24/7 & Sons', null, null],
  ['No. 5', null, null],
  ['Booking.com', WEB, null],
  ['Node.js Ltd', WEB, null],
  ['heartwood-login.example', WEB, null],
  ['evil。example', WEB, null],
  ['evil.example/login', LINK, LINK],
  ['see https://evil.example', LINK, LINK],
  ['www.evil', LINK, LINK],
  ['help@evil', LINK, LINK],
  ['evil．example/login', LINK, LINK],
  ['moc.live\u202Eevil', ODD, ODD],
  ['a\u0000b', ODD, ODD],
  ['zero\u200Bwidth', ODD, ODD],
  ['<b>bold</b>', ODD, ODD],
])('"%s" as the name of a person: %s; of a company: %s', (name, person, company) => {
  expect([nameFault(name, 'person'), nameFault(name, 'company')]).toEqual([person, company]);
});

it.each([
  ['john.doe', 'john doe'],
  ['evil.example/login', 'evil example login'],
  ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
  ['https://evil.example', 'https evil example'],
  ['a\u202Eb', 'ab'],
  ['Ada\tLovelace\n', 'Ada Lovelace'],
])('"%s" from elsewhere becomes "%s"', (text, name) => {
  expect(asPersonName(text)).toBe(name);
  expect(nameFault(asPersonName(text), 'person')).toBeNull();
});
