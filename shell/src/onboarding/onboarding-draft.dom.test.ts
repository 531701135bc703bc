import { drafts, session } from '../session/browser-session';
import { further, keepDraft, readDraft, shownStep, stepPath, type Founding, type OnboardingDraft, type Step } from './onboarding-draft';
import { wayOut } from './way-out';

const user = { firstname: 'Eli', lastname: 'Brook' };

const founding = (change: Partial<Founding> = {}): Founding => ({
  user, companyIds: [], addressedId: null, isNewCompany: false, ...change,
});

function kept(change: Partial<OnboardingDraft>): OnboardingDraft {
  const draft = { ...readDraft(drafts, founding()), companyId: 'brookside', name: 'Brookside', ...change };
  keepDraft(drafts, draft);
  return draft;
}

beforeEach(() => {
  session.clear();
  // Drafts belong to who is signed in.
  session.signIn({ token: 'access', refreshToken: 'refresh', user: { id: 'eli' } });
});

it.each<[string, Partial<OnboardingDraft>, { companyIds: string[]; addressedId: string | null }, 'goes on' | 'begins anew']>([
  ['what was typed for a company that does not stand yet', { step: 'company' }, { companyIds: ['other'], addressedId: null }, 'goes on'],
  ['a reload of the last step', { step: 'team', isCreated: true }, { companyIds: ['brookside'], addressedId: 'brookside' }, 'goes on'],
  [
    'Create New Company, with the last step of another one left open', { step: 'team', isCreated: true },
    { companyIds: ['brookside'], addressedId: null }, 'begins anew',
  ],
  [
    'a company that was made although its answer got lost', { step: 'focus' }, { companyIds: ['brookside'], addressedId: null },
    'begins anew',
  ],
  ['a company that was removed meanwhile', { step: 'team', isCreated: true }, { companyIds: [], addressedId: null }, 'begins anew'],
])('%s: %s', (_name, change, facts, outcome) => {
  const draft = kept(change);
  const read = readDraft(drafts, founding(facts));
  if (outcome === 'goes on') expect({ ...read, steps: draft.steps }).toEqual(draft);
  else expect(read).toMatchObject({ ...user, isCreated: false, name: '' });
  expect(read.companyId === 'brookside').toBe(outcome === 'goes on');
});

it.each<[string, Partial<Founding>, Step[]]>([
  ['somebody who has just signed up', {}, ['you', 'company', 'focus', 'team']],
  ['somebody with a company who makes another', { companyIds: ['other'], isNewCompany: true }, ['company', 'focus']],
  ['somebody whom a company has removed', { user: { ...user, lastAccessedCompanyId: 'gone' }, isNewCompany: true }, ['company', 'focus']],
  [
    'somebody with a company and without a last name',
    { user: { firstname: 'Eli', lastname: ' ' }, companyIds: ['other'], isNewCompany: true }, ['you', 'company', 'focus'],
  ],
])('asks nothing twice: %s', (_who, change, steps) => {
  expect(readDraft(drafts, founding(change))).toMatchObject({ steps, step: steps[0] });
});

it('takes up for a further company what was typed for a first one, at a step that is asked', () => {
  kept({ step: 'you', name: 'Brookside' });
  expect(readDraft(drafts, founding({ companyIds: ['other'], isNewCompany: true }))).toMatchObject({
    name: 'Brookside', step: 'company', steps: ['company', 'focus'],
  });
});

it('goes on with a draft of before the steps were kept', () => {
  drafts.set('onboarding', JSON.stringify({ companyId: 'brookside', step: 'company', name: 'Brookside' }));
  expect(readDraft(drafts, founding())).toMatchObject({
    companyId: 'brookside', step: 'company', steps: ['you', 'company', 'focus', 'team'],
  });
});

it.each<[string | null, Step]>([
  [null, 'focus'], ['you', 'you'], ['company', 'company'], ['focus', 'focus'], ['team', 'focus'], ['nonsense', 'focus'],
])('the address asks for %s and shows %s', (asked, shown) => {
  expect(shownStep({ steps: ['you', 'company', 'focus', 'team'], step: 'focus' }, asked)).toBe(shown);
});

it('never forgets how far one has come', () => {
  expect([further('company', 'you'), further('you', 'team')]).toEqual(['company', 'team']);
});

it('names the company in the address', () => {
  expect(stepPath({ companyId: 'x' }, 'focus', true)).toBe('/onboarding?new_company=true&company_id=x&step=focus');
});

it.each<[string, { companies: string[]; last: string | null; current: string | null; isCreated: boolean }, ReturnType<typeof wayOut>]>([
  [
    'back to the company at work', { companies: ['a', 'b'], last: 'a', current: 'b', isCreated: false },
    { label: 'Back to Company b', to: '/app' },
  ],
  [
    'to the last one, on another device', { companies: ['a', 'b'], last: 'b', current: null, isCreated: false },
    { label: 'Back to Company b', to: '/app' },
  ],
  [
    'to the page of those without a company', { companies: [], last: 'gone', current: null, isCreated: false },
    { label: 'Cancel', to: '/onboarding/no-team' },
  ],
  ['nowhere for a newcomer', { companies: [], last: null, current: null, isCreated: false }, null],
  ['nowhere once the company stands', { companies: ['a', 'new'], last: 'a', current: 'a', isCreated: true }, null],
])('the way out leads %s', (_where, { companies, last, current, isCreated }, way) => {
  const me = {
    user: { lastAccessedCompanyId: last }, companies: companies.map((id) => ({ id, name: `Company ${id}` })),
  } as unknown as Parameters<typeof wayOut>[0];
  expect(wayOut(me, { companyId: 'new', isCreated }, current)).toEqual(way);
});
