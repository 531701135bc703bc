import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { teamMember } from '../modules/company';
import type { Cast } from './builders';
import type { TestServer } from './test-server';

export interface Member {
  id: string;
  email: string;
  role: string;
  accessType: string;
  position: string;
  department: string;
  isAccepted: boolean;
  isAdvisory: boolean;
  user: { id: string } | null;
}

export interface TeamPayload {
  team: { members: Member[]; plan: { usedTeam: number; usedAdvisory: number } } | null;
  error: { code: string; message: string; field: string | null } | null;
}

interface Invited { id?: string; error?: { code: string; message: string } }

const TEAM = `team {
    members { id email role accessType position department isAccepted isAdvisory user { id } } plan { usedTeam usedAdvisory }
  }
  error { code message field }`;

/** Inviting to the cast's company, and what becomes of its seats. */
export function teamCalls(server: () => TestServer, cast: () => Cast) {
  return {
    invite: (token: string | undefined, more: Record<string, unknown> = {}) => server().request<Invited>('POST', '/api/v1/team/invite', {
      token,
      body: {
        email: `${randomUUID()}@new.example`, accessType: 'edit', position: 'Developer', department: 'Engineering',
        companyId: cast().companyId, companyName: 'Acorn', ...more,
      },
    }),
    async update(token: string, id: string, set: Record<string, unknown>): Promise<TeamPayload> {
      const asked = `mutation ($id: ID!, $set: TeamMemberSet!) { updateTeamMember(id: $id, set: $set) { ${TEAM} } }`;
      const { data } = await server().graphql<{ updateTeamMember: TeamPayload }>(asked, { id, set }, token);
      return data?.updateTeamMember as TeamPayload;
    },
    async act(token: string, name: 'deleteTeamMember' | 'resendInvitation', id: string): Promise<TeamPayload> {
      const asked = `mutation ($id: ID!) { ${name}(id: $id) { ${TEAM} } }`;
      const { data } = await server().graphql<Record<string, TeamPayload>>(asked, { id }, token);
      return data?.[name] as TeamPayload;
    },
    seat: async (id: string) => (await server().db.orm.select().from(teamMember).where(eq(teamMember.id, id)))[0],
    async invitation(token: string): Promise<Record<string, unknown> | null | undefined> {
      const asked = `query ($t: String!) {
        invitation(token: $t) { id companyId companyName invitedBy email accessType position hasAccount state }
      }`;
      return (await server().graphql<{ invitation: Record<string, unknown> | null }>(asked, { t: token })).data?.invitation;
    },
  };
}
