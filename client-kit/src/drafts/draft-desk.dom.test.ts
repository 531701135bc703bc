import { createFakeShell } from '@heartwood/contract/fake-shell';
import type { RichTextValue } from '@heartwood/shared-ui/rich-text';
import type { SaveOutcome } from './autosave.model';
import { createDraftDesk } from './draft-desk';

const text = (words: string): RichTextValue => [{ type: 'paragraph', children: [{ text: words }] }];

test.each<[string, SaveOutcome, boolean]>([
  ['has them', { kind: 'saved', revision: 1, at: '2026-05-14T09:52:00Z' }, true],
  ['is out of reach', { kind: 'unreachable' }, false],
])('who leaves has words sent at once that wait, and hears whether the server %s', async (_case, outcome, isSaved) => {
  const shell = createFakeShell();
  const sent: string[] = [];
  const desk = createDraftDesk<string>({
    shell, nameOf: (key) => key,
    save: (key) => {
      sent.push(key);
      return Promise.resolve(outcome);
    },
  });
  for (const key of ['one', 'two']) desk.of({ key, server: { text: text(''), revision: 0, by: null, at: null }, savedAt: null });
  desk.of({ key: 'one', server: { text: text(''), revision: 0, by: null, at: null }, savedAt: null }).happened({
    type: 'typed', text: text('unsent'),
  });
  const waits: Promise<boolean>[] = [];
  shell.events.emit('session/leaving', { until: (saved) => void waits.push(saved) });
  expect(sent).toEqual(['one']);
  await expect(Promise.all(waits)).resolves.toEqual([isSaved]);
  desk.stop();
});
