import { MODULES, type ModuleKey } from '@heartwood/contract/domain';
import { STEP_REASONS } from './step-reasons';
import { stepWords, type StepFacts, type StepModule } from './step-words';

const me = { id: 'me' };

function facts(changes: Partial<Record<ModuleKey, Partial<StepModule>>> = {}, more: Partial<StepFacts> = {}): StepFacts {
  const modules = MODULES.map(
    ({ key }): StepModule => ({ key, progress: 'NOT_DONE', summary: null, isHidden: false, assignees: [], dueDate: null, ...changes[key] }),
  );
  return { company: 'Loopcrate', modules, people: ['Amara'], viewerId: 'me', today: '2026-05-14', clues: [], ...more };
}

const sectors = { businessSectors: { progress: 'DONE' as const, summary: 'E-commerce, Logistics' } };
const team = { people: ['Amara', 'Priya', 'Mateo', 'Jonas'] };

test.each<[string, ModuleKey, StepFacts, string]>([
  [
    'the vision names the sectors', 'vision', facts(sectors),
    'Loopcrate works in E-commerce and Logistics: say what will be different there in ten years because of you.',
  ],
  [
    'hidden sectors are not given away', 'vision', facts({ businessSectors: { ...sectors.businessSectors, isHidden: true } }),
    STEP_REASONS.vision,
  ],
  [
    'the belief follows the vision', 'belief', facts({ vision: { progress: 'DONE' } }),
    'The vision says where Loopcrate goes. Say what you hold to be true that makes you bet on it.',
  ],
  [
    'the skills name the people, and count a long team', 'skills', facts({}, team),
    'Amara, Priya and 2 others are in Loopcrate. Write down what each can do, and what nobody can yet.',
  ],
  [
    'two people are both named', 'values', facts({}, { people: ['Amara', 'Priya'] }),
    'Amara and Priya decide for Loopcrate. Name what all of you keep to when it costs something.',
  ],
  [
    'the habits follow the values', 'culture', facts({ values: { progress: 'DONE' } }),
    'The values of Loopcrate are written. Name the habits in which somebody would see them.',
  ],
  [
    'who is alone is told so', 'team', facts(),
    'So far you are alone in Loopcrate. Invite who builds it with you, or say that you are a solo founder.',
  ],
  [
    'the sectors name the stage', 'businessSectors', facts({ businessStage: { summary: 'Early traction' } }),
    'Loopcrate is at “Early traction”. Name the markets it sells into, so that partners and advisors know where you play.',
  ],
  [
    'the stage names the sectors', 'businessStage', facts(sectors),
    'Loopcrate works in E-commerce and Logistics. Say how far it is today: the stage sets what to prove first.',
  ],
  ['the last one of an area says so', 'team', facts(Object.fromEntries(
    MODULES.filter(({ area, key }) => area === 'foundation' && key !== 'team').map(({ key }) => [key, { progress: 'DONE' }]),
  ), team), 'Team and advisors is all that is left of Foundation.'],
  ['where the plan says too little, the module speaks for itself', 'vision', facts(), STEP_REASONS.vision],
  [
    'the plan’s own rows come first, the first of them by name', 'keyPartners',
    facts({}, { clues: [{ key: 'keyPartners', count: 3, name: '9,400 RFID crates' }] }),
    'Your resources name “9,400 RFID crates” and 2 more, but no partner runs them. Name who does.',
  ],
  [
    'one row is told of as one', 'riskAnalysis', facts({}, { clues: [{ key: 'riskAnalysis', count: 1, name: 'Two cities only' }] }),
    'Your SWOT names “Two cities only”, but no risk says what you do about it.',
  ],
  [
    'what rows say of another module is not said here', 'vision', facts({}, { clues: [{ key: 'swot', count: 1, name: 'Threats' }] }),
    STEP_REASONS.vision,
  ],
  ['own work is called that', 'vision', facts({ vision: { assignees: [me] } }), `It is yours. ${STEP_REASONS.vision}`],
  [
    'own work with a date', 'vision', facts({ vision: { assignees: [me], dueDate: '2026-05-22' } }),
    `It is yours, due 22 May. ${STEP_REASONS.vision}`,
  ],
  [
    'own work that is late', 'vision', facts({ vision: { assignees: [me], dueDate: '2026-05-06' } }),
    `It is yours and 8 days late. ${STEP_REASONS.vision}`,
  ],
  [
    'own work for today', 'vision', facts({ vision: { assignees: [me], dueDate: '2026-05-14' } }),
    `It is yours and due today. ${STEP_REASONS.vision}`,
  ],
  ['the work of others is not', 'vision', facts({ vision: { assignees: [{ id: 'other' }], dueDate: '2026-05-06' } }), STEP_REASONS.vision],
])('%s', (_promise, key, given, words) => {
  expect(stepWords(key, given)).toBe(words);
});

test.each(MODULES.map(({ key }) => key))('%s has a reason of its own to be the next step', (key) => {
  expect(STEP_REASONS[key]).toMatch(/\.$/);
  expect(Object.values(STEP_REASONS).filter((reason) => reason === STEP_REASONS[key])).toHaveLength(1);
});
