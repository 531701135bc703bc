import { Parser } from 'htmlparser2';

export interface PageFacts { title: string | null; description: string | null; siteName: string | null; image: string | null }

/** What a page says of itself: Open Graph first, then the plain title and description. */
export function pageFacts(html: string): PageFacts {
  const meta = new Map<string, string>();
  let title: string | undefined;
  let isInTitle = false;
  const parser = new Parser({
    onopentag(tag, { property, name, content }) {
      if (tag === 'title' && title === undefined) {
        isInTitle = true;
        title = '';
      }
      const key = (property ?? name)?.toLowerCase();
      if (tag === 'meta' && key !== undefined && content !== undefined && !meta.has(key)) meta.set(key, content);
    },
    ontext(words) {
      if (isInTitle) title += words;
    },
    onclosetag(tag) {
      if (tag === 'title') isInTitle = false;
    },
  });
  parser.end(html);
  return {
    title: text(meta.get('og:title') ?? meta.get('twitter:title') ?? title, 200),
    description: text(meta.get('og:description') ?? meta.get('description') ?? meta.get('twitter:description'), 400),
    siteName: text(meta.get('og:site_name'), 100),
    image: text(meta.get('og:image') ?? meta.get('twitter:image'), 2000),
  };
}

function text(value: string | undefined, max: number): string | null {
  const clean = value?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return clean === '' ? null : clean.slice(0, max);
}
