import { ApiError } from '@heartwood/client-kit/commands';
import type {
  AnswerInvitationMutation, AnswerInvitationMutationVariables, DeclineInvitationMutation, InvitationByTokenQuery, SignInSettingsQuery,
  ViewerQuery,
} from '../generated/graphql';
import { session } from '../session/browser-session';

// The signed-out page carries no GraphQL client: these are the texts of auth.graphql as the build hashes them (a test compares).
export const texts = {
  SignInSettings: 'query SignInSettings {\n  configuration {\n    developmentMailbox\n    __typename\n  }\n}',
  InvitationByToken: 'query InvitationByToken($token: String!) {\n  invitation(token: $token) {\n    id\n    companyId\n    companyName\n    companyLogo\n    invitedBy\n    email\n    accessType\n    position\n    hasAccount\n    state\n    __typename\n  }\n}',
  Viewer: 'query Viewer {\n  me {\n    user {\n      id\n      email\n      firstname\n      lastname\n      __typename\n    }\n    __typename\n  }\n}',
  DeclineInvitation: 'mutation DeclineInvitation($token: String!) {\n  declineInvitation(token: $token) {\n    error {\n      code\n      field\n      message\n      __typename\n    }\n    __typename\n  }\n}',
  AnswerInvitation: 'mutation AnswerInvitation($id: ID!, $set: TeamMemberSet!) {\n  updateTeamMember(id: $id, set: $set) {\n    error {\n      code\n      field\n      message\n      __typename\n    }\n    __typename\n  }\n}',
} as const;

export const readSettings = (): Promise<SignInSettingsQuery> => run('SignInSettings', {});

export const readInvitation = (token: string): Promise<InvitationByTokenQuery> => run('InvitationByToken', { token });

export const readViewer = (): Promise<ViewerQuery> => run('Viewer', {});

export const answerInvitation = (variables: AnswerInvitationMutationVariables): Promise<AnswerInvitationMutation> => (
  run('AnswerInvitation', variables)
);

/** With the token of the mail alone, without an account. */
export const declineInvitation = (token: string): Promise<DeclineInvitationMutation> => run('DeclineInvitation', { token });

async function run<Data>(operationName: keyof typeof texts, variables: object): Promise<Data> {
  const response = await session.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
    body: JSON.stringify({ operationName, query: texts[operationName], variables }),
  });
  const body = (await response.json()) as { data?: Data | null; errors?: { message: string; extensions?: { code?: string } }[] };
  const error = body.errors?.[0];
  if (error || !body.data) {
    throw new ApiError({
      status: response.status, code: error?.extensions?.code ?? 'UNEXPECTED', message: error?.message ?? 'The answer was empty. Try again.',
    });
  }
  return body.data;
}
