import { DEPARTMENTS, OBJECTIVES, SECTORS, STAGES, SUSTAINABLE_DEVELOPMENT_GOALS } from './catalogues';
import { isEmail, normalizeEmail } from './email';

describe('config lists', () => {
  it('has 32 sectors with unique ids and a classification each', () => {
    expect(new Set(SECTORS.map((sector) => sector.id)).size).toBe(32);
    for (const sector of SECTORS) expect(sector.isic).toMatch(/^[A-U]$/);
  });

  it('has 12 objectives, 9 stages in order and 17 goals', () => {
    expect(new Set(OBJECTIVES.map((objective) => objective.value)).size).toBe(12);
    expect(STAGES.map((stage) => stage.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(SUSTAINABLE_DEVELOPMENT_GOALS.map((goal) => goal.id)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  });

  it('names each position once, under one department', () => {
    const positions = DEPARTMENTS.flatMap((department) => department.positions);
    expect(new Set(positions).size).toBe(positions.length);
  });
});

describe('email addresses', () => {
  it.each([
    ['amara@loopcrate.eu', true],
    ['a.b+c@mail.example.co', true],
    ['tarik@loopcrate', false],
    ['@x.de', false],
    ['a b@c.de', false],
    ['a@b..de', false],
    ['a@-b.de', false],
    ['', false],
    ['a@b.partner.invalid', false],
    ['a@B.INVALID', false],
    ['root@my.localhost', false],
    ['a@invalid.de', true],
    [`${'a'.repeat(250)}@b.de`, false],
  ])('takes %p for an address: %p', (text, valid) => {
    expect(isEmail(text)).toBe(valid);
  });

  it('brings two spellings together', () => {
    expect(normalizeEmail(' Amara@Loopcrate.EU ')).toBe('amara@loopcrate.eu');
  });
});
