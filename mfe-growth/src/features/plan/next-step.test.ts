import { MODULES } from '@heartwood/contract/domain';
import { chooseNextStep, type NextStepCandidate } from './next-step';

const me = { id: 'me' };
const other = { id: 'other' };

function plan(changes: Partial<Record<string, Partial<NextStepCandidate>>> = {}, base: Partial<NextStepCandidate> = {}): NextStepCandidate[] {
  return MODULES.map(({ key }) => ({
    key, progress: 'NOT_DONE', isLocked: false, isHidden: false, canEdit: true, assignees: [], dueDate: null, ...base, ...changes[key],
  }));
}

function onlyOpen(changes: Record<string, Partial<NextStepCandidate>>): NextStepCandidate[] {
  const open = Object.fromEntries(Object.entries(changes).map(([key, change]) => [key, { progress: 'NOT_DONE' as const, ...change }]));
  return plan(open, { progress: 'DONE' });
}

const circumstances = { viewerId: 'me', today: '2026-05-14', hasPage: () => true };

test.each([
  ['an empty plan starts with the vision', plan(), 'vision'],
  ['after the vision, the order of the framework', plan({ vision: { progress: 'DONE' } }), 'businessSectors'],
  ['a done module is never suggested', onlyOpen({ skills: {} }), 'skills'],
  ['nothing is left when everything is done', plan({}, { progress: 'DONE' }), null],
  ['a module locked by the plan is passed over', onlyOpen({ channels: { isLocked: true }, costs: {} }), 'costs'],
  ['a hidden module is passed over', onlyOpen({ belief: { isHidden: true }, culture: {} }), 'culture'],
  ['a module the viewer may only read is passed over', onlyOpen({ belief: { canEdit: false }, culture: {} }), 'culture'],
  ['a viewer is suggested nothing', plan({}, { canEdit: false }), null],
  ['what nobody is at comes before own work', onlyOpen({ belief: { assignees: [me] }, culture: {} }), 'culture'],
  ['own work comes before what others have begun', onlyOpen({ belief: { assignees: [other] }, culture: { assignees: [me] } }), 'culture'],
  ['shared work counts as own', onlyOpen({ belief: { assignees: [other] }, culture: { assignees: [other, me] } }), 'culture'],
  ['own overdue work comes before everything', onlyOpen({ belief: {}, skills: { assignees: [me], dueDate: '2026-05-13' } }), 'skills'],
  ['own work due today comes before everything', onlyOpen({ belief: {}, skills: { assignees: [me], dueDate: '2026-05-14' } }), 'skills'],
  ['own work due tomorrow can wait', onlyOpen({ belief: {}, skills: { assignees: [me], dueDate: '2026-05-15' } }), 'belief'],
  ['the overdue work of others stays theirs', onlyOpen({ belief: { assignees: [other], dueDate: '2026-05-01' }, skills: {} }), 'skills'],
])('%s', (_promise, modules, expected) => {
  expect(chooseNextStep(modules, circumstances)).toBe(expected);
});

test('a module without a page gives way to the next that has one', () => {
  const modules = onlyOpen({ keyPartners: {}, skills: { assignees: [other] } });
  expect(chooseNextStep(modules, circumstances)).toBe('keyPartners');
  expect(chooseNextStep(modules, { ...circumstances, hasPage: (key) => key === 'skills' })).toBe('skills');
});
