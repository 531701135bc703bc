import type { Db } from '../../db/database';
import { companyFollowCount, companyFollower, userFollowCount, userFollower } from './follow.table';

/** Who follows whom in the demo: people and companies, each with their followers. */
export interface DemoFollows { people: readonly (readonly [string, readonly string[]])[]; companies: readonly (readonly [string, readonly string[]])[] }

export async function writeDemoFollows(tx: Db, { people, companies }: DemoFollows): Promise<void> {
  for (const [userId, followers] of people) {
    await tx.insert(userFollower).values(followers.map((followerId) => ({ userId, followerId })));
    await tx.insert(userFollowCount).values({ userId, followers: followers.length });
  }
  for (const [companyId, followers] of companies) {
    await tx.insert(companyFollower).values(followers.map((userId) => ({ companyId, userId })));
    await tx.insert(companyFollowCount).values({ companyId, followers: followers.length });
  }
}
