import { builder } from '../../graphql/schema-builder';
import { ModuleKeyRef } from '../company';
import { PersonRef } from '../identity';
import { find } from './find';
import type { Found } from './find.queries';

const FoundKindRef = builder.enumType('FoundKind', { values: ['PERSON', 'CHANNEL', 'GOAL', 'MODULE', 'COMMENT', 'MESSAGE'] as const });

const FoundRef = builder.objectRef<Found>('Found').implement({
  description: 'One thing that a search found, with what leads to it.',
  fields: (t) => ({
    kind: t.expose('kind', { type: FoundKindRef }),
    id: t.exposeID('id', { description: 'Of the person, channel, goal, comment or message; for a module its key.' }),
    name: t.exposeString('name', { description: 'Of the person, channel or goal; empty where there is none.' }),
    excerpt: t.exposeString('excerpt', { description: 'The words around what was found; empty for a name.' }),
    moduleKey: t.expose('moduleKey', { type: ModuleKeyRef, nullable: true }),
    channelId: t.exposeID('channelId', { nullable: true }),
    person: t.expose('person', {
      type: PersonRef,
      nullable: true,
      description: 'Who it is, who wrote it, or the other one of a personal conversation.',
    }),
    at: t.expose('at', { type: 'DateTime', nullable: true }),
  }),
});

builder.queryFields((t) => ({
  find: t.field({
    authScopes: { signedIn: true }, type: [FoundRef], complexity: { field: 40, multiplier: 1 },
    description: 'People, channels, goals, and words of modules, comments and messages that the viewer may see; at most five of each kind.',
    args: { companyId: t.arg.id(), search: t.arg.string() },
    resolve: (_root, args, context) => find(context, args),
  }),
}));
