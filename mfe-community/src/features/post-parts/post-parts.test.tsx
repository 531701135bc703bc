import { callsOf, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { sampleEvent } from '../../../dev/sample-events';
import { LOOPCRATE, samplePost } from '../../../dev/sample-posts';
import { createSampleShell } from '../../../dev/sample-shell';
import type { PostCardFragment } from '../../generated/graphql';
import { page } from '../../remote';

afterEach(unmountAll);

const SINCE = '2026-05-01T08:00:00.000Z';

const open = async (change: Partial<PostCardFragment>, options: FakeShellOptions = {}) => {
  const post = samplePost({ id: 'p9', createdAt: SINCE, ...change });
  const { shell } = await mountPage(
    page, createSampleShell('/post/p9', { ...options, operations: { Post: () => ({ post }), ...options.operations } }),
  );
  await screen.findByRole('article');
  return shell;
};

async function expectNothingForAxe() {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}

const file = (id: string, type: string) => ({
  __typename: 'ChatAttachment' as const, id, name: `${id}.${type.split('/')[1]}`, size: 2400, type, url: `/files/${id}`,
});

test('four photos stand side by side, the rest is counted, and each opens in full', async () => {
  await open({ attachments: [
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => file(id, 'image/jpeg')), file('film', 'video/mp4'), file('plan', 'application/pdf'),
  ] });
  expect(screen.getAllByRole('link', { name: /\.jpeg/ })).toHaveLength(4);
  expect(document.querySelector('video')).toHaveAttribute('src', '/files/film');
  expect(screen.getByRole('link', { name: /plan\.pdf.*2 kB/ })).toHaveAttribute('href', '/files/plan');
  await userEvent.click(screen.getByRole('link', { name: 'd.jpeg, and 2 more' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'd.jpeg' }));
  expect(viewer.getByRole('img', { name: 'd.jpeg' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'e.jpeg' })).toHaveTextContent('5 of 6');
  await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(await screen.findByRole('dialog', { name: 'd.jpeg' })).toHaveTextContent('4 of 6');
  await expectNothingForAxe();
});

test('a poll tells its results to who has voted', async () => {
  const poll = (ownVote: number | null) => ({
    __typename: 'Poll' as const, endsAt: '2099-05-16T16:00:00.000Z', isOver: false, ownVote, voteCount: 3,
    options: [
      { __typename: 'PollOption' as const, text: 'Own depot', votes: ownVote === null ? null : 2 },
      { __typename: 'PollOption' as const, text: 'Rent a line', votes: ownVote === null ? null : 1 },
    ],
  });
  const shell = await open({ poll: poll(null) }, {
    operations: { VotePoll: ({ option }) => ({
      votePoll: { __typename: 'PostPayload', error: null, post: { __typename: 'Post', id: 'p9', poll: poll(Number(option)) } },
    }) },
  });
  expect(await screen.findByText(/^Results show after you vote · ends on 16 May 2099/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rent a line' }));
  expect(await screen.findByText(/^3 votes · your vote can change until it ends on/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Rent a line\s*33%\s*1/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: /Own depot\s*67%\s*2/ })).toBeVisible();
  expect(callsOf(shell, 'VotePoll')).toMatchObject([{ variables: { postId: 'p9', option: 1 } }]);
  await expectNothingForAxe();
});

test('a card says what a module is today, and what it may not say', async () => {
  const card = {
    __typename: 'PostCard' as const, kind: 'MODULE' as const, subject: 'sam', isShared: true, companyId: LOOPCRATE.id,
    companyName: 'Loopcrate', title: 'sam',
    status: 'DONE', dueDate: null, updatedAt: '2026-05-12T08:00:00.000Z',
  };
  await open({ card });
  expect(await screen.findByText('Market potential, Loopcrate')).toBeVisible();
  expect(screen.getByText(/^Updated 12 May( 2026)?, after this post$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open SAM' })).toHaveAttribute('href', expect.stringContaining('module=sam'));
  await unmountAll();
  await open({ card: { ...card, isShared: false, companyId: null, companyName: null, title: null, status: null, updatedAt: null } });
  expect(await screen.findByText('This module is no longer shared.')).toBeVisible();
});

test('a goal says how many days are left', async () => {
  const day = new Date(Date.now() + 47 * 86_400_000).toLocaleDateString('sv');
  await open({
    card: {
      __typename: 'PostCard', kind: 'GOAL', subject: 'g1', isShared: true, companyId: 'c9', companyName: 'Kilo Robotics',
      title: '1,000 trips a day',
      status: 'IN_PROGRESS', dueDate: day, updatedAt: SINCE,
    },
  });
  expect(await screen.findByText('47 days left')).toBeVisible();
  // Nothing of another company can be opened from here.
  expect(screen.queryByRole('link', { name: 'Open 1,000 trips a day' })).not.toBeInTheDocument();
});

test('a presentation is opened where its company is entered, and is named to others', async () => {
  const card = {
    __typename: 'PostCard' as const, kind: 'PRESENTATION' as const, subject: 'd1', isShared: true, companyId: 'c9',
    companyName: 'Kilo Robotics',
    title: 'Seed deck', status: null, dueDate: null, updatedAt: SINCE,
  };
  await open({ card });
  expect(await screen.findByText('Kilo Robotics · Presentation')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open Seed deck' })).not.toBeInTheDocument();
  await unmountAll();
  await open({ card: { ...card, companyId: LOOPCRATE.id } });
  expect(await screen.findByRole('link', { name: 'Open Seed deck' })).toHaveAttribute('href', '/app/presentation/view/d1');
});

test('what only a newer server can share is named, and is no goal', async () => {
  const card = {
    __typename: 'PostCard' as const, kind: 'BUDGET' as 'GOAL', subject: 'b1', isShared: true, companyId: LOOPCRATE.id,
    companyName: 'Loopcrate',
    title: 'Budget of 2027', status: null, dueDate: null, updatedAt: SINCE,
  };
  await open({ card });
  expect(await screen.findByText('Budget of 2027')).toBeVisible();
  expect(screen.queryByText(/no date yet/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open Budget of 2027' })).not.toBeInTheDocument();
  await unmountAll();
  await open({ card: { ...card, isShared: false } });
  expect(await screen.findByText('This is no longer shared.')).toBeVisible();
});

test('an event is attended from the post, and a cancelled one says so', async () => {
  const card = {
    __typename: 'PostCard' as const, kind: 'EVENT' as const, subject: 'e1', isShared: true, companyId: null, companyName: null, title: null,
    status: null,
    dueDate: null, updatedAt: null,
  };
  const shell = await open({ eventId: 'e1', card }, {
    operations: { PostEvent: ({ id }) => ({ event: sampleEvent({ id: String(id) }) }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Attend: Open depot/ }));
  await waitFor(() => expect(callsOf(shell, 'AttendEvent')).toHaveLength(1));
  await unmountAll();
  await open({ eventId: 'e1', card }, {
    operations: { PostEvent: ({ id }) => ({ event: sampleEvent({ id: String(id), isDeleted: true }) }) },
  });
  expect(await screen.findByText('Cancelled by Loopcrate')).toBeVisible();
});

test('a question is answered by others with a stance, and its own people take the result into the plan', async () => {
  const asked = {
    isValidation: true, validationField: 'overallProblem' as const, content: 'Do you pay twice for a single-use box?', commentCount: 14,
    answers: { __typename: 'Answers' as const, confirms: 9, unsure: 2, contradicts: 3 },
  };
  await open({ ...asked, company: { ...LOOPCRATE, id: 'c9', name: 'Kilo Robotics' } });
  expect(await screen.findByText('14 answers')).toBeVisible();
  expect(screen.getByText('9 confirm')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Contradicts' }));
  expect(await screen.findByRole('radio', { name: 'Contradicts' })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Add result to test card' })).not.toBeInTheDocument();
  await expectNothingForAxe();
  await unmountAll();
  const taken = { __typename: 'AnswerTakenPayload', evidenceId: 'x', error: null };
  const shell = await open({ ...asked, company: LOOPCRATE }, { operations: { TakeAnswer: () => ({ takeAnswer: taken }) } });
  expect(await screen.findByRole('link', { name: 'Open module' })).toHaveAttribute(
    'href', expect.stringContaining('module=overallProblem'),
  );
  expect(screen.queryByRole('button', { name: 'Contradicts' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add result to test card' }));
  expect(await screen.findByRole('button', { name: 'Added' })).toBeDisabled();
  expect(callsOf(shell, 'TakeAnswer')).toMatchObject([{ variables: { postId: 'p9', commentId: null } }]);
});

test('a repost has what it passes on, or says that it cannot be seen', async () => {
  await open({ isRepost: true, content: 'Read this.', original: samplePost({ id: 'p0', content: 'Section 14 exempts closed loops.' }) });
  expect(await screen.findByText('Section 14 exempts closed loops.')).toBeVisible();
  await unmountAll();
  await open({ isRepost: true, content: 'Read this.', original: null });
  expect(await screen.findByText('You cannot see this post.')).toBeVisible();
});

test('a page that says nothing of itself is its address', async () => {
  await open({ linkPreview: {
    __typename: 'LinkPreview', url: 'https://www.packaging-law.example/draft-14/', title: null, description: null, siteName: null,
    image: null,
  } });
  expect(await screen.findByRole('link', { name: /packaging-law\.example\/draft-14.*No preview for this page/ })).toBeVisible();
});
