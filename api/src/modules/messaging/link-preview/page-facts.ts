export interface PageFacts { title: string | null; description: string | null; siteName: string | null; image: string | null }

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…', auml: 'ä', ouml: 'ö', uuml: 'ü', eacute: 'é' };

/** What a page says of itself: Open Graph first, then the plain title and description. */
export function pageFacts(html: string): PageFacts {
  const meta = metaOf(html);
  const title = /<title[^>]*>([^<]{0,1000})<\/title/i.exec(html)?.[1];
  return {
    title: text(meta.get('og:title') ?? meta.get('twitter:title') ?? title, 200),
    description: text(meta.get('og:description') ?? meta.get('description') ?? meta.get('twitter:description'), 400),
    siteName: text(meta.get('og:site_name'), 100),
    image: text(meta.get('og:image') ?? meta.get('twitter:image'), 2000),
  };
}

function metaOf(html: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [tag] of html.matchAll(/<meta\s[^>]{0,3000}>/gi)) {
    const name = attribute(tag, 'property') ?? attribute(tag, 'name');
    const content = attribute(tag, 'content');
    if (name !== null && content !== null && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), content);
  }
  return found;
}

function attribute(tag: string, name: string): string | null {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return match ? match[1] ?? match[2] ?? match[3] ?? null : null;
}

function text(value: string | undefined, max: number): string | null {
  if (value === undefined) return null;
  const clean = value.replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => entity(name) ?? whole).replaceAll(/\s+/g, ' ').trim();
  return clean === '' ? null : clean.slice(0, max);
}

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return Number.isInteger(code) && code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
