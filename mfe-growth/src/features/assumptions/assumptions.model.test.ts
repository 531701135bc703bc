import { evidenceStrength, type ClaimStatus } from '@heartwood/contract/domain';
import { sampleModule } from '../../../dev/sample-modules';
import { AMARA, MATEO } from '../../../dev/sample-people';
import { sampleSources } from '../../area-page/source/source.sample';
import type { ModuleKey, Priority } from '../../generated/graphql';
import { assumptionsOf, boardTitle, shownBy } from './assumptions.model';

const believing = (key: ModuleKey, priority: Priority | null = 'HIGH', status: ClaimStatus = 'TO_TEST') => sampleModule(key, {
  assumption: 'Something', assumptionData: { status, test: null, passesIf: null, result: null }, priority, assignees: [MATEO],
});
const { evidence } = sampleSources();

test('a module without an assumption is not on the board, and one without a test card is to be tested', () => {
  const modules = [sampleModule('vision'), sampleModule('culture', { assumptionData: null })];
  expect(assumptionsOf(modules, [])).toMatchObject([{ key: 'culture', status: 'TO_TEST', strength: 'NONE' }]);
});

test('evidence for a row is none for the assumption of its module', () => {
  expect(assumptionsOf([believing('revenue'), believing('overallProblem')], evidence)).toMatchObject([
    { key: 'revenue', strength: 'NONE' }, { key: 'overallProblem', strength: evidenceStrength([{ kind: 'MEASUREMENT' }]) },
  ]);
});

test.each([
  ['none', [], 'No assumption is written down yet'],
  ['one', [believing('tam')], 'One important belief has no evidence yet'],
  ['two', [believing('tam'), believing('sam')], 'Two important beliefs have no evidence yet'],
  ['those that matter less', [believing('tam', 'LOW'), believing('sam', null)], 'Every important belief has evidence'],
  ['what turned out true', [believing('tam', 'HIGH', 'TRUE')], 'Every important belief has evidence'],
  ['one that has evidence', [believing('overallProblem')], 'Every important belief has evidence'],
])('of %s the board says so', (_case, modules, title) => {
  expect(boardTitle(assumptionsOf(modules, evidence))).toBe(title);
});

test('the filters show whose they are, and what is to be tested', () => {
  const all = assumptionsOf([believing('tam', 'HIGH', 'TESTING'), { ...believing('sam'), assignees: [AMARA] }], []);
  expect(shownBy('mine', all, AMARA.id).map(({ key }) => key)).toEqual(['sam']);
  expect(shownBy('toTest', all, AMARA.id).map(({ key }) => key)).toEqual(['sam']);
  expect(shownBy('all', all, AMARA.id)).toHaveLength(2);
});
