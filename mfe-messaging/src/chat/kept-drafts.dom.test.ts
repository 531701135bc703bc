import { createFakeShell } from '@heartwood/contract/fake-shell';
import { $drafts, followDraft, keepDraft, loadDrafts, NO_DRAFT, readDraft, writeDraft } from './kept-drafts';

test.each([
  ['nothing', NO_DRAFT, false],
  ['spaces', { ...NO_DRAFT, text: '  \n ' }, false],
  ['words', { ...NO_DRAFT, text: 'Half a thou' }, true],
  ['an answer without words yet', { ...NO_DRAFT, replyTo: { id: 'm1', text: 'Noor Haddad: Meet at ten' } }, true],
])('%s: kept or not', (_name, draft, isKept) => {
  const text = writeDraft(draft);
  expect(text !== null).toBe(isKept);
  if (isKept) expect(readDraft(text)).toEqual(draft);
});

test.each([
  ['nothing', null], ['no draft', '{"text":5}'], ['a broken text', '{'], ['an answer to nothing', '{"text":"","replyTo":"m1"}'],
])('%s reads as no draft', (_name, text) => {
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

describe('a draft that another tab has changed', () => {
  const KEY = 'channel:c';
  const say = (text: string) => JSON.stringify({ ...NO_DRAFT, text });
  const shown = () => $drafts.getState().get(KEY)?.text;

  /** The device, with a draft that this tab has read. */
  function device() {
    const { drafts } = createFakeShell({ drafts: { [`draft:${KEY}`]: say('Hello') } });
    loadDrafts(drafts);
    const otherTab = (text: string | null) => {
      drafts.set(`draft:${KEY}`, text);
      followDraft(drafts, `draft:${KEY}`);
    };
    return { drafts, otherTab };
  }

  afterEach(() => document.body.replaceChildren());

  test('is as the other tab has it, and is gone when it was sent there', () => {
    const { otherTab } = device();
    otherTab(say('Hello you'));
    expect(shown()).toBe('Hello you');
    otherTab(null);
    expect($drafts.getState().has(KEY)).toBe(false);
  });

  test('stays as it is in the field that is written in here, and only there', () => {
    document.body.innerHTML = `<form data-draft="${KEY}"><textarea></textarea></form><form data-draft="person:p"><textarea></textarea></form>`;
    const [here, elsewhere] = document.querySelectorAll('textarea');
    const { otherTab } = device();
    here?.focus();
    otherTab(null);
    expect(shown()).toBe('Hello');
    elsewhere?.focus();
    otherTab(say('Hello you'));
    expect(shown()).toBe('Hello you');
  });

  test('is no business of what else is kept', () => {
    const { drafts } = device();
    followDraft(drafts, 'outbox:1');
    expect([...$drafts.getState().keys()]).toEqual([KEY]);
  });
});
