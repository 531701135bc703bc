import { sampleCompany } from '../../../dev/sample-company';
import { sampleModules } from '../../../dev/sample-modules';
import { PEOPLE } from '../../../dev/sample-people';
import type { ModuleContentFragment, ModuleKey } from '../../generated/graphql';
import { samplePitch } from './pitch.sample';
import type { Deck } from './deck';
import { pitchParts, readyWords, type PartKey } from './pitch-parts';

const TODAY = '2026-05-14';
const text = (words: string) => [{ type: 'paragraph', children: [{ text: words }] }];

type Changes = Partial<Record<ModuleKey, Partial<ModuleContentFragment>>>;

function deck(changes: Changes = {}, more: Partial<Deck> = {}): Deck {
  const modules = sampleModules(({ key }) => changes[key] ?? {});
  const sources = { evidence: [], claims: [] };
  return { ...samplePitch({ company: sampleCompany('company'), framework: {}, modules, people: PEOPLE, sources }), ...more };
}
const part = (key: PartKey, given: Deck) => pitchParts(given, TODAY).find((each) => each.key === key);
const notices = (key: PartKey, given: Deck) => part(key, given)?.notices.map(({ text: words, action }) => `${words} — ${action}`);

test('the parts stand in the order of a summary', () => {
  expect(pitchParts(deck(), TODAY).map(({ title }) => title)).toEqual([
    'Pitch', 'Problem', 'Solution', 'Market potential', 'Competition', 'Business model', 'Goals', 'Team', 'Vision and belief', 'Culture',
    'Development goals',
  ]);
});

test('parts are ready that are done, the market already with TAM and SAM', () => {
  const parts = pitchParts(deck(), TODAY);
  expect(parts.filter(({ isReady }) => !isReady).map(({ key }) => key)).toEqual(['competition', 'businessModel', 'culture']);
  expect(readyWords(parts)).toBe('8 of 11 parts are ready for investors.');
  expect(part('market', deck({ sam: { progress: 'NOT_DONE' } }))?.isReady).toBe(false);
});

const silent = { ...sampleCompany('company'), elevatorPitch: ' ' };
const apart = { description: text('The return trip') };
const rival = { __typename: 'Competitor' as const, id: 'rival', name: 'Rebox', isSelf: false, keyTakeaway: null };
const own = { ...rival, id: 'own', isSelf: true };

test.each<[string, PartKey, Deck, string[]]>([
  ['without a pitch', 'pitch', deck({}, { company: silent }), ['No elevator pitch yet — Write it']],
  ['with one', 'pitch', deck(), []],
  ['a problem nobody has written, though it is marked as done', 'problem', deck(), ['The problem is not written yet — Write it']],
  ['a problem that is written and done', 'problem', deck({ overallProblem: { description: text('Paid twice') } }), []],
  ['a text that is not done, with its day', 'culture', deck({ culture: { dueDate: '2026-05-22' } }),
    ['Culture is not done, due 22 May — Open']],
  ['one that is late', 'culture', deck({ culture: { dueDate: '2026-05-06' } }), ['Culture is not done, 8 days late — Open']],
  ['one without a day', 'culture', deck({ culture: { dueDate: null } }), ['Culture is not done — Open']],
  ['no competitors', 'competition', deck({ pointOfDifferentiation: apart }, { competitors: [own] }),
    ['No competitors yet — Add']],
  ['no takeaway', 'competition', deck({ pointOfDifferentiation: apart }, { competitors: [own, rival] }),
    ['Your own takeaway is missing — Write it']],
  ['no goals', 'goals', deck({}, { milestones: [] }), ['No goals on the market plan yet — Open']],
  ['nobody but the founder', 'team', deck({ team: { progress: 'NOT_DONE' } }, { team: deck().team.slice(0, 1) }),
    ['You are alone here so far — Open']],
  ['a locked module', 'competition',
    deck({ pointOfDifferentiation: { progress: 'NOT_DONE', isLocked: true }, comparison: { isHidden: true } }),
    ['Point of differentiation is part of Pro, Premium and Trial — Open']],
  ['for a reader who may not write', 'sdgs', deck({ sdgs: { canEdit: false } }, { sdgs: [] }), ['No development goals yet — Open']],
])('%s: %s says what is missing', (_promise, key, given, words) => {
  expect(notices(key, given)).toEqual(words);
});

test('a part names two gaps at most, the emptiest first in the order of the plan', () => {
  expect(part('businessModel', deck())?.notices.map(({ to }) => to)).toEqual([
    '/app/growth-framework/business-model?module=keyActivities', '/app/growth-framework/business-model?module=keyPartners',
  ]);
});

test('what is hidden from the viewer is no part of it, and counts for nothing', () => {
  const parts = pitchParts(deck({ culture: { isHidden: true }, vision: { isHidden: true }, belief: { progress: 'DONE' } }), TODAY);
  expect(parts.map(({ key }) => key)).not.toContain('culture');
  expect(parts.find(({ key }) => key === 'visionAndBelief')?.isReady).toBe(true);
  expect(readyWords(parts)).toBe('8 of 10 parts are ready for investors.');
});

test('a part without anything to read is told apart, for paper', () => {
  const given = deck({ tam: { description: text('Not on it') } }, { sdgs: [], marketCustomers: [], revenues: [] });
  const empty = pitchParts(given, TODAY).filter(({ hasContent }) => !hasContent).map(({ key }) => key);
  expect(empty).toEqual(['problem', 'solution', 'market', 'competition', 'businessModel', 'sdgs']);
});
