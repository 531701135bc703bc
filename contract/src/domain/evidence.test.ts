import {
  evidenceStrength, isSameClaim, modulesBuiltOn, nextTests, testReason, type EvidenceKind, type TestCandidate,
} from './evidence';
import { MODULES, type ModuleKey } from './modules';

test.each<[EvidenceKind[], string]>([
  [[], 'NONE'],
  [['INTERVIEW'], 'SOME'],
  [['INTERVIEW', 'SURVEY'], 'SOME'],
  [['INTERVIEW', 'INTERVIEW', 'RESULT'], 'STRONG'],
  [['MEASUREMENT'], 'STRONG'],
  [['SOURCE', 'PAYMENT'], 'STRONG'],
])('evidence of %j is %s', (kinds, strength) => {
  expect(evidenceStrength(kinds.map((kind) => ({ kind })))).toBe(strength);
});

test.each([
  [
    'the assumption is not a text of its module', { key: 'vision', rowId: null, field: null },
    { key: 'vision', rowId: null, field: 'description' }, false,
  ],
  ['a row is not a field of it', { key: 'costs', rowId: 'a', field: null }, { key: 'costs', rowId: 'a', field: 'value' }, false],
  ['the same field of the same row', { key: 'costs', rowId: 'a', field: 'value' }, { key: 'costs', rowId: 'a', field: 'value' }, true],
  ['assumptions of two modules', { key: 'tam', rowId: null, field: null }, { key: 'sam', rowId: null, field: null }, false],
])('%s', (_case, one, other, same) => {
  expect(isSameClaim(one, other)).toBe(same);
});

const candidate = (key: ModuleKey, more: Partial<TestCandidate> = {}): TestCandidate => (
  { key, status: 'TO_TEST', priority: 'HIGH', strength: 'NONE', dueDate: null, ...more }
);

test.each<[string, TestCandidate[], ModuleKey[]]>([
  ['nothing to test', [], []],
  ['what is true or false needs no test', [candidate('vision', { status: 'TRUE' }), candidate('tam', { status: 'FALSE' })], []],
  ['the higher priority first', [candidate('vision', { priority: 'LOW' }), candidate('tam', { priority: 'MEDIUM' })], ['tam', 'vision']],
  ['no priority comes last', [candidate('vision', { priority: null }), candidate('tam', { priority: 'LOW' })], ['tam', 'vision']],
  ['priority before evidence', [candidate('vision', { priority: 'LOW' }), candidate('tam', { strength: 'STRONG' })], ['tam', 'vision']],
  ['the least evidence first', [candidate('customerSegment', { strength: 'SOME' }), candidate('tam')], ['tam', 'customerSegment']],
  [
    'evidence before how much builds on it', [candidate('vision', { strength: 'SOME' }), candidate('keyPartners')],
    ['keyPartners', 'vision'],
  ],
  ['what most modules build on first', [candidate('sam'), candidate('customerSegment')], ['customerSegment', 'sam']],
  ['then what is due sooner', [candidate('sam'), candidate('tam', { dueDate: '2026-05-22' })], ['tam', 'sam']],
  ['then the order of the framework', [candidate('sam'), candidate('tam')], ['tam', 'sam']],
  ['one that is being tested is still to be tested', [candidate('tam', { status: 'TESTING' })], ['tam']],
])('%s', (_case, assumptions, order) => {
  expect(nextTests(assumptions).map(({ key }) => key)).toEqual(order);
});

test.each<[ModuleKey, TestCandidate['priority'], TestCandidate['strength'], string]>([
  ['customerSegment', 'HIGH', 'NONE', 'High priority, no evidence, and 3 modules build on it: Revenue, SOM, Go-to-market strategy.'],
  ['sam', 'MEDIUM', 'SOME', 'Medium priority, some evidence, and 1 module builds on it: SOM.'],
  ['riskAnalysis', null, 'STRONG', 'No priority, strong evidence.'],
])('why %s is next is said in words', (key, priority, strength, words) => {
  expect(testReason({ key, priority, strength })).toBe(words);
});

test('no module builds on itself, and each is named once', () => {
  for (const { key } of MODULES) {
    const built = modulesBuiltOn(key);
    expect(built).not.toContain(key);
    expect(new Set(built).size).toBe(built.length);
  }
});
