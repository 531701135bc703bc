import { FACE_COLOURS, faceColour, initialsOf } from './initials';

test.each([
  ['Ida Maurer', 'IM'],
  ['tarik', 'T'],
  ['Jonas van der Lindqvist', 'JL'],
  ['  Zoë   Žižek ', 'ZŽ'],
  ['ßigrid ısık', 'ßI'],
  ['(Priya) "Raman"', 'PR'],
  ['O’Neill 3rd', 'O'],
  ['محمد الأمين', 'م'],
  ['דוד לוי', 'ד'],
  ['李 小龙', '李'],
  ['Δημήτρης Ωνάσης', 'ΔΩ'],
  ['👩‍👩‍👧 crew', 'C'],
  ['👩‍👩‍👧 🚀', '👩‍👩‍👧'],
  ['…', '…'],
  ['', ''],
  ['   ', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('the smallest circles have room for one sign', () => {
  expect(['Ida Maurer', '👩‍👩‍👧 🚀', 'E\u0301mile Zola'].map((name) => initialsOf(name, 1))).toEqual(['I', '👩‍👩‍👧', 'E\u0301']);
});

test('a person keeps one colour, and people have different ones', () => {
  const ids = Array.from({ length: 400 }, (_, at) => `7d1c${at.toString(16)}-9b2e-4a11-8f00-${(at * 7919).toString(16)}`);
  const counts = new Map<number, number>();
  for (const id of ids) {
    expect(faceColour(id)).toBe(faceColour(id));
    counts.set(faceColour(id), (counts.get(faceColour(id)) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(Array.from({ length: FACE_COLOURS }, (_, at) => at + 1));
  expect(Math.max(...counts.values())).toBeLessThan(100);
});
