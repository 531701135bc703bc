import { createEvent } from 'effector';

interface Deletion {
  /** This page has deleted the company or brought it back, and says so itself. */
  isOwn: boolean;
  /** Takes away the toast of the deletion. */
  dismiss?: (() => void) | undefined;
}

const known = new Map<string, Deletion>();
const change = (id: string, facts: Partial<Deletion>): void => void known.set(id, { isOwn: false, ...known.get(id), ...facts });

/** What this page knows of companies that went or came back, by their id. */
export const deletions = {
  /** This page deletes the company, or brings it back. */
  begun: (id: string): void => change(id, { isOwn: true }),
  failed: (id: string): void => change(id, { isOwn: false }),
  /** Whether it was this page that did it. Each is asked for once. */
  wasOwn(id: string): boolean {
    const isOwn = known.get(id)?.isOwn === true;
    change(id, { isOwn: false });
    return isOwn;
  },
  /** @param dismiss takes away the toast that says so: it is not true any more once the company is back */
  told: (id: string, dismiss: () => void): void => change(id, { dismiss }),
  undone: (id: string): void => known.get(id)?.dismiss?.(),
};

/** A company is back, and one goes on working in it. */
export const companyRestored = createEvent<string>();
