import { createFakeShell } from '@heartwood/contract/fake-shell';
import { $drafts, keepDraft, loadDrafts, NO_DRAFT, readDraft, writeDraft } from './kept-drafts';

test.each([
  ['nothing', NO_DRAFT, false],
  ['spaces', { ...NO_DRAFT, text: '  \n ' }, false],
  ['words', { ...NO_DRAFT, text: 'Half a thou' }, true],
  ['an answer without words yet', { ...NO_DRAFT, replyTo: 'm1' }, true],
])('%s: kept or not', (_name, draft, isKept) => {
  const text = writeDraft(draft);
  expect(text !== null).toBe(isKept);
  if (isKept) expect(readDraft(text)).toEqual(draft);
});

test.each([['nothing', null], ['no draft', '{"text":5}'], ['a broken text', '{']])('%s reads as no draft', (_name, text) => {
  expect(readDraft(text)).toEqual(NO_DRAFT);
});

test('a draft survives a reload, and one that was sent does not', () => {
  const { drafts } = createFakeShell();
  keepDraft(drafts, 'person:p', { ...NO_DRAFT, text: 'Hello' });
  keepDraft(drafts, 'person:q', { ...NO_DRAFT, text: 'Sent soon' });
  keepDraft(drafts, 'person:q', NO_DRAFT);
  loadDrafts(drafts);
  expect([...$drafts.getState().keys()]).toEqual(['person:p']);
});
