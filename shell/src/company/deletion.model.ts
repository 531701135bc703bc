import { createEvent } from 'effector';

/** Companies that this page deleted or brought back. */
export const doneHere = new Set<string>();
/** Whether it was this page that deleted the company or brought it back: then it says so itself. Each is asked for once. */
export const wasDoneHere = (id: string): boolean => doneHere.delete(id);

/** How to take away the toast of a company's deletion: it is not true any more once the company is back. */
export const deletionToasts = new Map<string, () => void>();

/** A company is back, and one goes on working in it. */
export const companyRestored = createEvent<string>();
