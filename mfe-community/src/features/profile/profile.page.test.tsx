import { callsOf, heading, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import { companyProfilePath, PROFILES, userProfilePath } from '@heartwood/contract/domain';
import type { FakeShell, FakeShellOptions } from '@heartwood/contract/fake-shell';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { AMARA, COMPANY_ID, KOFI, NOOR } from '../../../dev/sample-notifications';
import { KILO_ID, sampleProfile } from '../../../dev/sample-people';
import { createSampleShell } from '../../../dev/sample-shell';
import { page } from '../../remote';

afterEach(unmountAll);

const sent = (shell: FakeShell, operation: string) => callsOf(shell, operation).map(({ variables }) => variables);
const open = async (path: string, options: FakeShellOptions = {}) => (
  (await mountPage(page, createSampleShell('/', { basePath: PROFILES, path, ...options }))).shell
);

async function expectNothingForAxe() {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}

test('a person is shown with what they tell, is followed and left, and the visit is logged once', async () => {
  const shell = await open(userProfilePath(NOOR.id));
  expect(await heading('Noor Haddad')).toHaveFocus();
  expect(screen.getByRole('link', { name: '412 followers' })).toHaveAttribute('href', `${userProfilePath(NOOR.id)}/followers`);
  expect(screen.getByRole('link', { name: '3 people you know' })).toHaveAttribute('href', `${userProfilePath(NOOR.id)}/followers`);
  expect(within(screen.getByRole('region', { name: 'Channels in common' })).getByRole('link', {
    name: 'Circular Food Founders',
  })).toHaveAttribute(
    'href', '/app/messaging/channel?channel=7c000000-0000-4000-8000-000000000001',
  );
  expect(sent(shell, 'Followers')).toEqual([]);
  await expectNothingForAxe();
  await userEvent.click(screen.getByRole('button', { name: 'Follow Noor Haddad' }));
  expect(await screen.findByRole('link', { name: '413 followers' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Following Noor Haddad' }));
  await waitFor(() => (
    expect(shell.fake.toasts).toMatchObject([{ title: 'You do not follow Noor Haddad any more', action: { label: 'Undo' } }])
  ));
  act(() => shell.fake.toasts[0]?.action?.run());
  expect(await screen.findByRole('button', { name: 'Following Noor Haddad' })).toBeVisible();
  expect(sent(shell, 'LogPageVisit')).toEqual([{ id: expect.any(String), route: userProfilePath(NOOR.id) }]);
});

test('the tab stands in the address', async () => {
  const shell = await open(userProfilePath(NOOR.id));
  await userEvent.click(await screen.findByRole('tab', { name: 'Companies 1' }));
  expect(screen.getByText('Very Robust · 18 of 28')).toBeVisible();
  expect(shell.nav.location.get().search).toBe('?tab=companies');
  await userEvent.click(screen.getByRole('tab', { name: 'Events 3' }));
  const list = (await screen.findByRole('heading', { name: 'Speaks' })).closest('ul') as HTMLElement;
  expect(within(list).getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Speaks', 'Attends', 'Past']);
  expect(within(list).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Open depot: watch 900 crates get washed', 'Kitchen without a bin', 'Counting crates without scanning them',
  ]);
});

test('who is blocked is gone until Undo or Unblock', async () => {
  const shell = await open(userProfilePath(NOOR.id));
  await userEvent.click(await screen.findByRole('button', { name: 'More about Noor Haddad' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block Noor Haddad?' });
  await expectNothingForAxe();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
  await heading('You blocked this person');
  expect(shell.fake.toasts).toMatchObject([{ title: 'Noor Haddad is blocked', action: { label: 'Undo' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Unblock' }));
  await heading('Noor Haddad');
});

test('one’s own says what is missing and leads to where it is written', async () => {
  const shell = await open(userProfilePath(AMARA.id));
  await heading('Amara Okafor');
  expect(screen.getByRole('heading', { name: 'Your profile is 4 of 7 filled' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add phone' })).toHaveAttribute('href', `${userProfilePath(AMARA.id)}/edit#phone`);
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
  expect(sent(shell, 'LogPageVisit')).toEqual([]);
});

test('who is not there, or not to be seen, is said in a sentence', async () => {
  await open(userProfilePath('00000000-0000-4000-8000-00000000dead'));
  await heading('This profile is not here');
  expect(screen.getByRole('link', { name: 'Search people' })).toHaveAttribute('href', '/app/explore/search-landing');
});

test('a profile that does not come offers to try again', async () => {
  const shell = await open(userProfilePath(NOOR.id), { operations: { UserProfile: new Error('down') } });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  shell.fake.answer('UserProfile', { userProfile: sampleProfile() });
  await userEvent.click(retry);
  await heading('Noor Haddad');
});

test('only what was changed is sent, and what is wrong stands at its field', async () => {
  const shell = await open(`${userProfilePath(AMARA.id)}/edit`);
  const last = await screen.findByRole('textbox', { name: 'Last name' });
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  fireEvent.change(last, { target: { value: '' } });
  fireEvent.blur(last);
  expect(await screen.findByText('Last name is required')).toBeVisible();
  expect(screen.getByText('1 change not saved · 1 field needs you')).toBeVisible();
  await expectNothingForAxe();
  fireEvent.change(last, { target: { value: 'Okafor' } });
  fireEvent.change(screen.getByRole('textbox', { name: /^Bio/ }), { target: { value: 'I washed crates by hand.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => (
    expect(sent(shell, 'SaveUser')).toEqual([{ id: AMARA.id, set: { bio: 'I washed crates by hand.' }, base: { bio: null } }])
  ));
  expect(await screen.findByText('All changes saved')).toBeVisible();
});

test('what was typed survives a reload, and goes with Cancel', async () => {
  const shell = await open(`${userProfilePath(AMARA.id)}/edit`);
  fireEvent.change(await screen.findByRole('textbox', { name: /^Headline/ }), { target: { value: 'Crates that come back.' } });
  await unmountAll();
  await mountPage(page, shell);
  expect(await screen.findByRole('textbox', { name: /^Headline/ })).toHaveValue('Crates that come back.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(shell.nav.location.get().pathname).toBe(userProfilePath(AMARA.id)));
  expect(shell.drafts.keys('profile:')).toEqual([]);
});

test('nobody edits the profile of somebody else', async () => {
  await open(`${userProfilePath(NOOR.id)}/edit`);
  await heading('This profile is not here');
});

test('a company shows what it tells: level, team, modules that open', async () => {
  await open(companyProfilePath(KILO_ID));
  expect(await heading('Kilo Robotics')).toHaveFocus();
  expect(screen.getByText('Very Robust · 17 of 28')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Overall problem' }));
  expect(await within(await screen.findByRole('dialog', { name: 'Overall problem' })).findByText('Crates get lost.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('tab', { name: 'Team 2' }));
  expect(screen.getByRole('heading', { name: 'Advisors' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Noor Haddad Founder$/ })).toHaveAttribute('href', userProfilePath(NOOR.id));
  await expectNothingForAxe();
  await userEvent.click(screen.getByRole('button', { name: 'Follow Kilo Robotics' }));
  expect(await screen.findByText('863')).toBeVisible();
});

test('what a company shows is switched at once, and two presses do not undo each other', async () => {
  const shell = await open(`${companyProfilePath(COMPANY_ID)}/edit`);
  await userEvent.click(await screen.findByRole('switch', { name: 'Size' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Level' }));
  await waitFor(() => expect(sent(shell, 'ChoosePublicSections')).toEqual([
    { companyId: COMPANY_ID, sections: ['level', 'team', 'elevatorPitch', 'overallProblem', 'size'] },
    { companyId: COMPANY_ID, sections: ['team', 'elevatorPitch', 'overallProblem', 'size'] },
  ]));
  expect(screen.getByRole('switch', { name: 'Vision' })).not.toBeChecked();
  expect(screen.queryByRole('switch', { name: 'SWOT' })).toBeNull();
});

test('what somebody else has changed meanwhile is not written over unasked', async () => {
  const shell = await open(`${companyProfilePath(COMPANY_ID)}/edit`);
  const line = await screen.findByRole('textbox', { name: /^One line/ });
  const theirs = {
    __typename: 'Company', id: COMPANY_ID, name: 'Loopcrate', size: null, country: null, city: null, oneLine: 'Theirs.',
    elevatorPitch: null, logo: null,
    coverImage: null, coverPosition: 50, stageId: 5, sectors: [], objective: null,
  };
  const error = { __typename: 'UserError', code: 'CONFLICT', field: 'oneLine', message: 'Somebody else has changed this meanwhile.' };
  shell.fake.answer('SaveCompany', { updateCompany: { __typename: 'CompanyPayload', profile: theirs, error } });
  fireEvent.change(line, { target: { value: 'Mine.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Somebody else has changed this meanwhile. Save again to put yours in its place.')).toBeVisible();
  shell.fake.answer('SaveCompany', {
    updateCompany: { __typename: 'CompanyPayload', profile: { ...theirs, oneLine: 'Mine.' }, error: null },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(shell, 'SaveCompany').at(-1)).toMatchObject({ set: { oneLine: 'Mine.' }, base: { oneLine: 'Theirs.' } }));
});

test('followers and whom one follows are lists of their own', async () => {
  const shell = await open(`${userProfilePath(NOOR.id)}/followers`);
  await heading('412 people follow Noor');
  expect(await screen.findByText('You')).toBeVisible();
  expect(screen.getByRole('link', { name: /Kofi Mensah/ })).toHaveAttribute('href', userProfilePath(KOFI.id));
  // Whom the viewer knows stands first, and each says why.
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['You know', 'Everybody else']);
  expect(screen.getByText('In your team')).toBeVisible();
  await expectNothingForAxe();
  await userEvent.type(screen.getByRole('textbox', { name: 'Search people here' }), 'priya');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Kofi Mensah/ })).not.toBeInTheDocument());
  expect(await screen.findByRole('link', { name: /Priya Raman/ })).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Search people here' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Following 96' }));
  await heading('Noor follows 96 people');
  expect(await screen.findByText('Noor follows nobody yet')).toBeVisible();
  expect(shell.nav.location.get().pathname).toBe(`${userProfilePath(NOOR.id)}/following`);
});

test('who is followed can be listened to, and anybody else’s profile reported once', async () => {
  const shell = await open(userProfilePath(NOOR.id));
  await userEvent.click(await screen.findByRole('button', { name: 'More about Noor Haddad' }));
  expect(screen.queryByRole('menuitem', { name: 'Notify me about posts' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Follow Noor Haddad' }));
  await userEvent.click(await screen.findByRole('button', { name: 'More about Noor Haddad' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Notify me about posts' }));
  await waitFor(() => expect(sent(shell, 'SetPostBell')).toEqual([{ kind: 'PERSON', subject: NOOR.id, isOn: true }]));
  await userEvent.click(await screen.findByRole('button', { name: 'More about Noor Haddad' }));
  expect(await screen.findByRole('menuitem', { name: 'Stop notifying me about posts' })).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is wrong with it?' }));
  await userEvent.click(dialog.getByRole('radio', { name: /Spam or fake/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Report profile' }));
  await waitFor(() => expect(sent(shell, 'ReportProfile')).toMatchObject([{ kind: 'PERSON', subject: NOOR.id, reason: 'SPAM', note: '' }]));
  expect(shell.fake.toasts.at(-1)).toMatchObject({ title: 'You reported this profile' });
});

test('what one has changed in another tab is told by its field, and what else was changed there is taken in', async () => {
  const shell = await open(`${userProfilePath(AMARA.id)}/edit`);
  const headline = await screen.findByRole('textbox', { name: /^Headline/ });
  const other = {
    ...AMARA, __typename: 'User', email: 'amara@loopcrate.example', headline: 'Theirs.', bio: null, city: 'Hamburg', phoneNumber: null,
    links: [],
    coverImage: null, coverPosition: 50, showsAdvised: true, showsEvents: false, showsOnline: true,
  };
  const error = { __typename: 'UserError', code: 'CONFLICT', field: 'headline', message: 'You have changed this elsewhere meanwhile.' };
  shell.fake.answer('SaveUser', { updateUser: { __typename: 'UserPayload', user: other, error } });
  fireEvent.change(headline, { target: { value: 'Mine.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('You have changed this elsewhere meanwhile. Save again to put this in its place.')).toBeVisible();
  expect(headline).toHaveValue('Mine.');
  expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Hamburg');
  shell.fake.answer('SaveUser', { updateUser: { __typename: 'UserPayload', user: { ...other, headline: 'Mine.' }, error: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => (
    expect(sent(shell, 'SaveUser').at(-1)).toEqual({ id: AMARA.id, set: { headline: 'Mine.' }, base: { headline: 'Theirs.' } })
  ));
});
