/** A text with people in it: the text reads "@Amara Okafor", `mentions` holds the ids behind those names. */
export interface MentionValue { text: string; mentions: string[] }

export interface MentionMember { id: string; name: string; photo?: string | null | undefined }

/** What is being typed after an @ at the caret, or null. Names have spaces, so two words count; a space alone ends it. */
export function mentionQuery(text: string, caret: number): { from: number; query: string } | null {
  const match = /(?:^|\s)@([^\s@]*(?: [^\s@]+)?)$/.exec(text.slice(0, caret));
  const query = match?.[1];
  return query === undefined ? null : { from: caret - query.length - 1, query };
}

/** Puts the chosen member in place of the query, with a space after it. */
export function insertMention(
  value: MentionValue,
  at: { from: number; query: string },
  member: MentionMember,
): { value: MentionValue; caret: number } {
  const before = value.text.slice(0, at.from);
  const after = value.text.slice(at.from + 1 + at.query.length).replace(/^ /, '');
  const written = `@${member.name} `;
  return {
    value: { text: `${before}${written}${after}`, mentions: [...new Set([...value.mentions, member.id])] },
    caret: before.length + written.length,
  };
}

/** Ids whose name no longer stands in the text are forgotten; of somebody who is not known here only the @ can be looked for. */
export function keepWritten(value: MentionValue, members: readonly MentionMember[]): MentionValue {
  const kept = value.mentions.filter((id) => {
    const member = members.find((candidate) => candidate.id === id);
    return value.text.includes(`@${member?.name ?? ''}`);
  });
  return { text: value.text, mentions: kept };
}
