import { escapeHtml, htmlTask, richHtml } from '@heartwood/contract/text';
import type { ExportedNote } from '../note';
import { noteFacts } from './note-document';

const STYLE = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#14201a}
h1{font-size:1.6rem}h2{font-size:1.25rem}.facts{color:#5b6b63;font-size:.85rem}blockquote{margin:1em 0;padding-left:1em;border-left:3px solid}
pre{padding:1em;background:#f1f5f2;white-space:pre-wrap}table{border-collapse:collapse}td,th{padding:.4em .6em;border:1px solid #c8d2cc;text-align:start;vertical-align:top}
p,li,td,th{white-space:pre-wrap}.task{list-style:none}ul.tasks{padding-left:0}`;

/**
 * A note as a page that stands alone: words and looks, every letter of people escaped, and a policy of its own that lets nothing run or
 * load, wherever the file is opened.
 */
export function noteHtml(note: ExportedNote): string {
  const { title, checkpoints, content, attachments } = note;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p class="facts">${escapeHtml(noteFacts(note))}</p>
${checkpoints.length === 0 ? '' : `<ul class="tasks">${checkpoints.map(({ text, isDone }) => htmlTask(escapeHtml(text), isDone)).join('')}</ul>\n`}${
  content === null ? '' : richHtml(content)}
${attachments.length === 0 ? '' : `<p class="facts">Attachments: ${escapeHtml(attachments.map(({ name }) => name).join(', '))}</p>\n`}</body>
</html>
`;
}
