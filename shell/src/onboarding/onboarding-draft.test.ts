import { drafts, session } from '../session/browser-session';
import { keepDraft, readDraft, type OnboardingDraft } from './onboarding-draft';

const user = { firstname: 'Eli', lastname: 'Brook' };

function kept(change: Partial<OnboardingDraft>): OnboardingDraft {
  const draft = { ...readDraft(drafts, { user, companyIds: [], foundedId: null }), companyId: 'brookside', name: 'Brookside', ...change };
  keepDraft(drafts, draft);
  return draft;
}

beforeEach(() => {
  session.clear();
  // Drafts belong to who is signed in.
  session.signIn({ token: 'access', refreshToken: 'refresh', user: { id: 'eli' } });
});

it.each<[string, Partial<OnboardingDraft>, { companyIds: string[]; foundedId: string | null }, 'goes on' | 'begins anew']>([
  ['what was typed for a company that does not stand yet', { step: 'company' }, { companyIds: ['other'], foundedId: null }, 'goes on'],
  ['a reload of the last step', { step: 'team', isCreated: true }, { companyIds: ['brookside'], foundedId: 'brookside' }, 'goes on'],
  ['Create New Company, with the last step of another one left open', { step: 'team', isCreated: true }, { companyIds: ['brookside'], foundedId: null }, 'begins anew'],
  ['a company that was made although its answer got lost', { step: 'focus' }, { companyIds: ['brookside'], foundedId: null }, 'begins anew'],
  ['a company that was removed meanwhile', { step: 'team', isCreated: true }, { companyIds: [], foundedId: null }, 'begins anew'],
])('%s: %s', (_name, change, facts, outcome) => {
  const draft = kept(change);
  const read = readDraft(drafts, { user, ...facts });
  if (outcome === 'goes on') expect(read).toEqual(draft);
  else expect(read).toMatchObject({ ...user, step: 'you', isCreated: false, name: '' });
  expect(read.companyId === 'brookside').toBe(outcome === 'goes on');
});
