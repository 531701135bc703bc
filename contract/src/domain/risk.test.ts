import { compareRisks, riskScore } from './risk';

const risk = (likelihood: number | null, impact: number | null) => ({ likelihood, impact });

it.each([
  [4, 4, 16], [3, 5, 15], [1, 1, 1], [5, 5, 25], [null, 5, null], [5, null, null], [null, null, null],
])('a risk of likelihood %p and impact %p scores %p', (likelihood, impact, score) => {
  expect(riskScore(risk(likelihood, impact))).toBe(score);
});

it('puts the highest score first, then the greater impact, and last what has no score', () => {
  const risks = [risk(null, null), risk(null, 5), risk(2, 3), risk(5, 2), risk(2, 5), risk(4, 4)];
  expect(risks.sort(compareRisks)).toEqual([risk(4, 4), risk(2, 5), risk(5, 2), risk(2, 3), risk(null, 5), risk(null, null)]);
});
