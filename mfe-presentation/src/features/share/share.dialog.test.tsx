import { callsOf, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleShell } from '../../../dev/sample-shell';
import { page } from '../../remote';
import { allKinds, SETTINGS } from '../../slide/slide.sample';

afterEach(unmountAll);

const link = (views: number) => ({
  __typename: 'ShareLink', id: 'l1', companyId: 'c1', presentationId: 'd1', name: 'Angels Berlin', allowsDownload: false,
  hasPasscode: false, asksMail: false,
  expiresAt: null, isRevoked: false, lockedUntil: null, views, lastOpenedAt: null, readings: [], visits: [], history: [],
});

const linkedDeck = {
  presentation: {
    __typename: 'Presentation', id: 'd1', title: 'Seed deck, May 2026', canEdit: true, viewKey: null,
    data: { version: 2, settings: SETTINGS, slides: allKinds },
  },
};

test('a deck that could not be read is told of beside its links, and asked for again', async () => {
  const { shell } = await mountPage(
    page, createSampleShell('/?share=d1', { operations: { DeckLinks: { shareLinks: [link(3)] }, LinkedDeck: new Error('down') } }),
  );
  expect(await screen.findByText('The presentation could not be loaded')).toBeVisible();
  expect(await screen.findByRole('heading', { name: '1 link, 3 views' })).toBeVisible();
  shell.fake.answer('LinkedDeck', linkedDeck);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog', { name: 'Share “Seed deck, May 2026”' })).toBeVisible();
  expect(screen.queryByText('The presentation could not be loaded')).toBeNull();
});

test('what becomes of links is read anew when they are told of, and the deck is not', async () => {
  let views = 3;
  const { shell } = await mountPage(page, createSampleShell('/?share=d1', {
    operations: {
      DeckLinks: () => ({ shareLinks: [link(views)] }),
      LinkedDeck: linkedDeck,
    },
  }));
  expect(await screen.findByRole('dialog', { name: 'Share “Seed deck, May 2026”' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: '1 link, 3 views' })).toBeVisible();
  views = 4;
  act(() => shell.fake.socket.push('DeckLinkActivity', { shareActivity: true }));
  expect(await screen.findByRole('heading', { name: '1 link, 4 views' })).toBeVisible();
  await waitFor(() => expect(callsOf(shell, 'DeckLinks').length).toBeGreaterThan(1));
  expect(callsOf(shell, 'LinkedDeck')).toHaveLength(1);
});
