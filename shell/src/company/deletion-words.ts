import type { CompanyCard } from '../graphql/me';
import { longDate } from '../plan/long-date';

type Facts = Pick<CompanyCard, 'name' | 'done' | 'isDemo'> & { plan: Pick<CompanyCard['plan'], 'usedTeam' | 'usedAdvisory'> };

export interface DeletionWords {
  title: string;
  /** What goes, and for whom. */
  what: string;
  /** The way back. */
  back: string;
  /** The name is to be typed: there is work in it. A sample is made anew at any time. */
  asksName: boolean;
}

const some = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** The question before a company is deleted, in what it means for people. */
export function deletionWords({ name, done, isDemo, plan }: Facts): DeletionWords {
  const others = plan.usedTeam + plan.usedAdvisory;
  const forWhom = others === 0
    ? 'for you'
    : `for you and ${some(others, 'other person', 'other people')} who are in it or invited`.replace('person who are', 'person who is');
  const content = isDemo
    ? 'its sample content and what you changed in it'
    : `${some(done, 'done module', 'done modules')}, every text, row, comment and file`;
  return {
    title: `Delete ${name}?`,
    what: `It goes at once, ${forWhom}: ${content}. Partners’ sites show its messaging no more.`,
    back: 'For 30 days you can bring it back as it was, under “Your companies”. Then it is gone for good.',
    asksName: !isDemo,
  };
}

export interface Deleted { name: string; isOwner: boolean; deletedAt: string; keptUntil: string }

/** What became of a company, for who was in it. */
export function deletedText({ isOwner, deletedAt, keptUntil }: Deleted): string {
  const [when, until] = [longDate(new Date(deletedAt)), longDate(new Date(keptUntil))];
  return isOwner ? `Deleted on ${when}. Kept until ${until}.` : `Deleted by its owner on ${when}, who can bring it back until ${until}.`;
}
