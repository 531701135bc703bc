import type { ShareSection } from '@heartwood/contract/domain';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { daysFrom } from '../../text/days';
import { hashPassword, hashSecret, newSecret } from '../identity';
import { shareLink, shareQuestion, shareReading, shareView } from './share.table';

interface DemoVisitor {
  mail?: string;
  /** How many days ago they came, one visit each. */
  daysAgo: readonly number[];
  /** By section; of a presentation, by the id of a slide. */
  seconds: Partial<Record<string, number>>;
  question?: { section: ShareSection; text: string };
}

export interface DemoShareLink {
  name: string;
  /** Of a company; a presentation is shown as it is. */
  sections?: readonly ShareSection[];
  presentationId?: string;
  passcode?: string;
  asksMail?: boolean;
  madeDaysAgo: number;
  /** Days from now; in the past for one that is over. */
  endsIn?: number;
  visitors?: readonly DemoVisitor[];
}

/** Writes links that were sent out. Nobody has their addresses: whoever wants to open one makes a new address. */
export async function writeDemoShareLinks(
  tx: Db, { companyId, by, links, now }: { companyId: string; by: string; links: readonly DemoShareLink[]; now: Date },
): Promise<void> {
  for (const link of links) {
    const { name, sections = [], presentationId = null, passcode, asksMail = false, madeDaysAgo, endsIn, visitors = [] } = link;
    const linkId = randomUUID();
    await tx.insert(shareLink).values({
      id: linkId, companyId, kind: presentationId === null ? 'company' : 'presentation', presentationId, name, sections: [...sections],
      asksMail,
      tokenHash: hashSecret(newSecret()), passcodeHash: passcode === undefined ? null : await hashPassword(passcode), createdBy: by,
      createdAt: daysFrom(now, -madeDaysAgo), expiresAt: endsIn === undefined ? null : daysFrom(now, endsIn),
    });
    const views: (typeof shareView.$inferInsert)[] = [];
    const readings: (typeof shareReading.$inferInsert)[] = [];
    const questions: (typeof shareQuestion.$inferInsert)[] = [];
    for (const { mail = null, daysAgo, seconds, question } of visitors) {
      const readerHash = randomUUID();
      for (const days of daysAgo) {
        const [viewId, openedAt] = [randomUUID(), daysFrom(now, -days)];
        views.push({ id: viewId, linkId, readerHash, mail, shown: {}, openedAt });
        readings.push(...Object.entries(seconds).map(([section, spent = 0]) => ({ viewId, section, seconds: spent })));
        if (question && days === daysAgo[0]) questions.push({ id: randomUUID(), linkId, viewId, mail, ...question, createdAt: openedAt });
      }
    }
    if (views.length > 0) await tx.insert(shareView).values(views);
    if (readings.length > 0) await tx.insert(shareReading).values(readings);
    if (questions.length > 0) await tx.insert(shareQuestion).values(questions);
  }
}
