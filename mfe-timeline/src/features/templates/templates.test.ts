import { LIMITS } from '@heartwood/contract/domain';
import { fits, PLAN_TEMPLATES, templatesFor } from './plan-templates';
import { templateRows } from './template-rows';

it.each([['launch', 4, 8, 5], ['fundraising', 3, 9, 6], ['customers', 4, 7, 4]])('%s has %d phases and %d goals in %d months', (
  key, phases, goals, months,
) => {
  const template = PLAN_TEMPLATES.find((each) => each.key === key);
  expect(template?.phases).toHaveLength(phases);
  expect(template?.goals).toHaveLength(goals);
  expect(template?.months).toBe(months);
  const last = Math.max(...(template?.goals ?? []).map(([, , day]) => day), ...(template?.phases ?? []).map(([, , , to]) => to));
  expect(Math.ceil(last / 30.5)).toBe(months);
});

it.each(PLAN_TEMPLATES)('$title can be sent: days in order, categories that are there, names within their limits', (template) => {
  let made = 0;
  const { categories, phases, goals } = templateRows(template, '2026-05-14', null, () => `id${(made += 1)}`);
  const ids = new Set([...categories, ...phases, ...goals].map(({ id }) => id));
  expect(ids.size).toBe(categories.length + phases.length + goals.length);
  for (const { title } of categories) expect(String(title).length).toBeGreaterThanOrEqual(LIMITS.categoryName.min);
  for (const { categoryId } of [...phases, ...goals]) expect(categories.map(({ id }) => id)).toContain(categoryId);
  for (const { from, to } of phases) expect(String(from) <= String(to)).toBe(true);
  for (const { date } of goals) expect(String(date) > '2026-05-14').toBe(true);
});

it.each([
  ['RAISE_FUNDING', 'fundraising'], ['FIRST_CUSTOMERS', 'customers'], ['BUILD_MVP', 'launch'], [null, 'launch'],
  ['something else', 'launch'],
])('a company whose objective is %s is offered %s first, and the others after it', (objective, key) => {
  expect(templatesFor(objective)[0]?.key).toBe(key);
  expect(templatesFor(objective)).toHaveLength(3);
});

it.each([
  ['RAISE_FUNDING', ['fundraising']], ['BUILD_MVP', []], [null, []],
])('to the objective %s only what is made for it is said to match', (objective, keys) => {
  expect(PLAN_TEMPLATES.filter((template) => fits(template, objective)).map(({ key }) => key)).toEqual(keys);
});
