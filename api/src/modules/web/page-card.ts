/** What is said of a page where its address is sent to somebody. */
export interface PageCard { title: string; text: string }

/** A page that is read by whoever has its address, which no search engine and no other page may learn. */
export interface PageCards {
  path: string;
  /** Null for an address that shows nothing. */
  cardOf(query: URLSearchParams): Promise<PageCard | null>;
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
