import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { logPageVisit } from './log-page-visit';

builder.mutationField('logPageVisit', (t) => t.boolean({
  authScopes: { signedIn: true }, complexity: STATEMENT_COST,
  args: { id: t.arg.id(), route: t.arg.string({ description: 'Of a profile, a post or an event, such as /app/profile/user/ID.' }) },
  description: 'That the viewer opened a page. The same id twice is once, and so is the same page twice a day; own pages are not counted.',
  resolve: async (_root, args, context) => { await logPageVisit(context, args); return true; },
}));
