import { randomUUID } from 'node:crypto';
import { componentAssignment, componentComment, growthComponent } from '../modules/growth';
import { buildCompany, buildMember, type Cast } from './builders';
import type { SignedIn, TestServer } from './test-server';

export const PARTS = ['anonymous', 'outsider', 'viewer', 'custom', 'editor', 'admin', 'owner'] as const;
export type Part = (typeof PARTS)[number];

/** One company of the cast, fresh for one attempt, with something of everything to be touched. */
export interface Stage {
  companyId: string;
  /** Marked as a demo; same people. */
  people: Cast;
  /** Seat of an invitation that waits for the outsider. */
  inviteId: string;
  viewerSeatId: string;
  commentId: string;
  skillId: string;
}

/** The same people in a new company: making accounts is what takes time. */
export async function buildStage(server: TestServer, people: Cast): Promise<Stage> {
  const { id: companyId } = await buildCompany(server, people.owner.userId, { isDemo: true, plan: 'Premium' });
  const seat = (person: SignedIn, columns: Parameters<typeof buildMember>[2]) => buildMember(server, companyId, { userId: person.userId, email: person.email, ...columns });
  await seat(people.admin, { role: 'ADMIN' });
  await seat(people.editor, { accessType: 'edit' });
  const viewer = await seat(people.viewer, { accessType: 'view' });
  await seat(people.custom, { accessType: 'custom', isAdvisory: true, department: 'Advisory', position: 'Mentor' });
  const invite = await seat(people.outsider, { isAccepted: false, acceptedAt: null, sentAt: new Date(Date.now() - 3_600_000) });
  const commentId = randomUUID();
  await server.db.orm.insert(componentComment).values({ id: commentId, companyId, key: 'belief', authorId: people.editor.userId, message: 'By the editor' });
  await server.db.orm.insert(growthComponent).values({ companyId, key: 'belief', assumption: 'Something' });
  await server.db.orm.insert(componentAssignment).values({ companyId, key: 'values', userId: people.custom.userId });
  const skillId = randomUUID();
  await server.graphql('mutation ($c: ID!, $id: ID!) { addCompanySkill(companyId: $c, id: $id, name: "Scrum") { error { code } } }', { c: companyId, id: skillId }, people.owner.token);
  return { companyId, people, inviteId: invite.id, viewerSeatId: viewer.id, commentId, skillId };
}
