import { object, string } from 'yup';
import { route, type AnyRoute } from '../../rest/route';
import { inviteMember } from './invite-member';

/** The command says what is wrong with a value, in a 400 that the invite row shows; the schema only knows the shapes. */
const invitation = object({
  email: string().required().max(254),
  accessType: string().required().max(20),
  position: string().required().max(60),
  department: string().required().max(60),
  companyId: string().required().uuid(),
  /** Shown by the sender's screen; the mail takes the company's own name. */
  companyName: string().max(200),
});

export const teamRoutes: readonly AnyRoute[] = [
  route({
    method: 'POST',
    path: '/team/invite',
    policy: 'company-manager',
    body: invitation,
    rates: [{ name: 'invite', points: 60, seconds: 3600, key: (context) => context.viewer?.userId ?? null }],
    handle: async (context, { body }) => ({ status: 201, body: await inviteMember(context, body) }),
  }),
];
