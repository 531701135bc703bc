import { clockWords, shortGoalDay } from '@heartwood/contract/domain';
import type { PostPollFragment } from '../../generated/graphql';

export interface PollRow { text: string; votes: number | null; percent: number | null; isOwn: boolean }

/** The answers with their share; each is rounded by itself. */
export function pollRows({ options, ownVote, voteCount }: PostPollFragment): PollRow[] {
  return options.map(({ text, votes = null }, index) => ({
    text, votes, isOwn: ownVote === index, percent: votes === null ? null : Math.round((100 * votes) / Math.max(1, voteCount)),
  }));
}

/** "86 votes · your vote can change until it ends on 16 May, 6:00 PM" */
export function pollWords({ options, endsAt, isOver, ownVote, voteCount }: PostPollFragment, now: Date): string {
  const end = endWords(new Date(endsAt), now);
  const votes = voteCount === 1 ? '1 vote' : `${voteCount} votes`;
  if (isOver) return `${votes} · ended ${end}`;
  if (ownVote != null) return `${votes} · your vote can change until it ends ${end}`;
  const areShown = options.some((option) => option.votes != null);
  return areShown ? `${votes} · ends ${end}` : `Results show after you vote · ends ${end}`;
}

/** "at 6:00 PM", "on 16 May, 6:00 PM" */
function endWords(end: Date, now: Date): string {
  const [day, today] = [end.toLocaleDateString('sv'), now.toLocaleDateString('sv')];
  const clock = clockWords(end.toLocaleTimeString('sv').slice(0, 5));
  return day === today ? `at ${clock}` : `on ${shortGoalDay(day, today)}, ${clock}`;
}
