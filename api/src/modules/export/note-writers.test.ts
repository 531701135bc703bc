/** @jest-environment node */
import type { ExportedNote } from '../note';
import { noteHtml } from './note-html';
import { noteMarkdown } from './note-markdown';

const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const EVIL = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const note: ExportedNote = {
  title: EVIL, folder: EVIL, author: EVIL, tags: [EVIL], checkpoints: [{ id: '1', text: EVIL, isDone: true }],
  updatedAt: '2026-05-12T09:41:00Z',
  attachments: [{ fileId: 'f', name: EVIL, size: 1 }],
  content: [
    paragraph({ text: EVIL }, {
      type: 'link', url: 'javascript:alert(1)', children: [{ text: 'a' }],
    }, { type: 'mention', userId: 'u', name: EVIL, children: [{ text: '' }] }),
    { type: 'paragraph', children: [{ text: 'x', colour: 'red;background:url(//evil)' }], align: 'left;x', dir: '"><script>' },
    { type: 'script', children: [{ text: 'alert(1)' }] },
  ],
};

/** What a browser would take for tags. */
const tagsOf = (html: string) => (
  [...html.matchAll(/<\/?([a-z][\w-]*)([^>]*)>/gi)].map(([, name = '', rest = '']) => `${name.toLowerCase()}${rest}`)
);

it('a page of a note is words and looks, whatever somebody wrote where, and lets nothing run or load', () => {
  const html = noteHtml(note);
  expect(tagsOf(html).filter((tag) => /^(script|img|iframe|svg|a href="j)|\son\w+\s*=|url\(/i.test(tag))).toEqual([]);
  expect(html).toContain("content=\"default-src 'none'; style-src 'unsafe-inline'\"");
  expect(html).toContain('&quot;&gt;&lt;script&gt;');
});

it('a Markdown file of a note has no HTML that somebody wrote and no link that runs', () => {
  const text = noteMarkdown(note);
  expect(text).not.toMatch(/(?<!\\)<(?!https?:|mailto:|\/?u>|br>)/);
  expect(text).not.toContain('](<javascript');
});
