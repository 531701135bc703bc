/** What is said of a page where its address is sent to somebody. */
export interface PageCard { title: string; text: string }

/** A page that is read by whoever has its address, which no search engine and no other page may learn. */
export interface PageCards {
  path: string;
  /** Where the secret stands in the path itself: whether what follows `path` is one. Then `path` alone is no such page. */
  isSecret?(rest: string, query: URLSearchParams): boolean;
  /** Null for an address that shows nothing. */
  cardOf(query: URLSearchParams): Promise<PageCard | null>;
}

export function isSecretPage({ path, isSecret }: PageCards, asked: string, query: URLSearchParams): boolean {
  const whole = asked.replace(/\/$/, '');
  return isSecret ? whole.startsWith(`${path}/`) && isSecret(whole.slice(path.length + 1), query) : whole === path;
}

/** In an attribute between double quotes. */
const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Elements for the head of such a page. */
export function cardElements(card: PageCard | null): string {
  const rows: [name: string, key: string, text: string][] = card === null ? [] : [
    ['property', 'og:site_name', 'Heartwood'], ['property', 'og:type', 'website'], ['property', 'og:title', card.title],
    ['property', 'og:description', card.text], ['name', 'twitter:card', 'summary'],
  ];
  const all = [['name', 'robots', 'noindex, nofollow'], ['name', 'referrer', 'no-referrer'], ...rows];
  return all.map(([name, key, text]) => `<meta ${name}="${key}" content="${inAttribute(text ?? '')}">`).join('');
}
