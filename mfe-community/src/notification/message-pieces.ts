export interface Piece { text: string; isStrong: boolean }

/** A sentence in pieces: what stands out of it, in the order it is named, and what lies between. */
export function messagePieces(message: string, strong: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const part of strong) {
    const at = part === '' ? -1 : message.indexOf(part, from);
    if (at < 0) continue;
    if (at > from) pieces.push({ text: message.slice(from, at), isStrong: false });
    pieces.push({ text: part, isStrong: true });
    from = at + part.length;
  }
  if (from < message.length) pieces.push({ text: message.slice(from), isStrong: false });
  return pieces;
}

/** The sentence in two: what happened, and what is said beside it ("Due 22 May", "Loopcrate is at 17 of 28"). */
export function toastWords(message: string, strong: readonly string[]): { title: string; text?: string } {
  const last = messagePieces(message, strong).at(-1);
  const rest = last && !last.isStrong ? /^(.*?)(?:, |\. )(.+)$/.exec(last.text) : null;
  if (!last || !rest?.[2]) return { title: message };
  const text = rest[2];
  const title = message.slice(0, message.length - last.text.length) + (rest[1] ?? '');
  return { title, text: text.charAt(0).toUpperCase() + text.slice(1) };
}
