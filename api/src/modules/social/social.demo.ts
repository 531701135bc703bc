import type { Db } from '../../db/database';
import { daysFrom } from '../../text/days';
import { companyFollowCount, companyFollower, userFollowCount, userFollower } from './follow.table';

/** Who follows whom in the demo: people and companies, each with their followers. */
export interface DemoFollows {
  people: readonly (readonly [string, readonly string[]])[]; companies: readonly (readonly [string, readonly string[]])[];
}

/** One follower of a company after the other. */
const DAYS_BETWEEN = 35;

export async function writeDemoFollows(tx: Db, { people, companies }: DemoFollows, now: Date): Promise<void> {
  for (const [userId, followers] of people) {
    await tx.insert(userFollower).values(followers.map((followerId) => ({ userId, followerId })));
    await tx.insert(userFollowCount).values({ userId, followers: followers.length });
  }
  for (const [companyId, followers] of companies) {
    await tx.insert(companyFollower).values(
      followers.map((userId, at) => ({ companyId, userId, createdAt: daysFrom(now, -DAYS_BETWEEN * (at + 1)) })),
    );
    await tx.insert(companyFollowCount).values({ companyId, followers: followers.length });
  }
}
