/** A piece of a message: words as they are, in bold, or that lead somewhere. */
export type SlackPart = string | { bold: string } | { link: string; words: string };

/** As Slack takes it. */
export interface SlackBody {
  text: string;
  blocks: unknown[];
  unfurl_links: false;
  unfurl_media: false;
}

const LONGEST = 3_000;

/**
 * What people wrote is text here and nothing else: in a `rich_text` block nothing is read as markup, a mention or a link. The line for
 * previews is markup to Slack, and so is escaped as Slack asks.
 */
export function slackBody(parts: readonly SlackPart[]): SlackBody {
  const elements = parts.map((part) => {
    if (typeof part === 'string') return { type: 'text', text: plain(part) };
    if ('bold' in part) return { type: 'text', text: plain(part.bold), style: { bold: true } };
    return { type: 'link', url: part.link, text: plain(part.words) };
  });
  return {
    text: escaped(plain(parts.map((part) => (typeof part === 'string' ? part : 'bold' in part ? part.bold : '')).join(''))).trim(),
    blocks: [{ type: 'rich_text', elements: [{ type: 'rich_text_section', elements }] }],
    unfurl_links: false,
    unfurl_media: false,
  };
}

/** Slack's three: with them away there is no `<!channel>`, no `<@U1>` and no `<https://…|words>`. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** No letters that turn the line around or hide in it; a break is one of ours. */
const plain = (text: string) => text.replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').slice(0, LONGEST);
