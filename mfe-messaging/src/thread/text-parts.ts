export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string } | { kind: 'mention'; text: string; id: string };

// An address with its protocol, with www., or a bare host with a path ("bmuv.de/verpackg-draft-2026").
const ADDRESS = /https?:\/\/[^\s<>"']+|www\.[^\s<>"']+\.[^\s<>"']+|\b(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}\/[^\s<>"']*/gi;
const AFTER_IT = /[.,:;!?)\]}'"…]+$/;

/** A text cut at its links and at the names of who is mentioned. */
export function textParts(text: string, people: readonly { id: string; name: string }[] = []): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const shown = match[0].replace(AFTER_IT, '');
    const at = match.index;
    parts.push(...mentionsIn(text.slice(from, at), people));
    parts.push({ kind: 'link', text: shown, href: /^https?:/i.test(shown) ? shown : `https://${shown}` });
    from = at + shown.length;
  }
  parts.push(...mentionsIn(text.slice(from), people));
  return parts;
}

function mentionsIn(text: string, people: readonly { id: string; name: string }[]): TextPart[] {
  const named = people.toSorted((a, b) => b.name.length - a.name.length);
  const parts: TextPart[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const person = text[at] === '@' ? named.find(({ name }) => text.startsWith(`@${name}`, at)) : undefined;
    if (!person) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain !== '') parts.push({ kind: 'text', text: plain });
    plain = '';
    parts.push({ kind: 'mention', text: `@${person.name}`, id: person.id });
    at += person.name.length + 1;
  }
  if (plain !== '') parts.push({ kind: 'text', text: plain });
  return parts;
}

/** The first link of a text, for its preview. */
export function firstLink(text: string): string | null {
  const link = textParts(text).find((part) => part.kind === 'link');
  return link?.kind === 'link' ? link.href : null;
}
