export const suggestionTopic = (id: string) => `suggestion/${id}`;

/** What its credit is held for. */
export const heldFor = (id: string) => `suggestion:${id}`;
