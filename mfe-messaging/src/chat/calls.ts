interface Called { mentions: readonly { id: string }[]; isToAll: boolean; author: { id: string } | null }

/** A message mentions a person by name, or calls all of its channel; nobody calls themselves. */
export const callsPerson = ({ mentions, isToAll, author }: Called, id: string): boolean => (
  mentions.some((person) => person.id === id) || (isToAll && author?.id !== id)
);
