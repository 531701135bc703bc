import { pageRef } from '../../graphql/page.schema';
import { builder } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { UserError } from '../../request/expected-failure';
import type { ChatDraft } from './drafts';
import { pageful } from './list-cost';

export const ChatDraftRef = builder.objectRef<ChatDraft>('ChatDraft').implement({
  description: 'Words the viewer has not sent yet; `text` is empty once they were sent or given up.',
  fields: (t) => ({
    target: t.exposeString('target', { description: '`channel:ID` or `person:ID`.' }),
    text: t.exposeString('text'),
    mentions: t.exposeIDList('mentions', { complexity: 1 }),
    revision: t.exposeInt('revision', { description: 'Rises with each change.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

export const ChatDraftPageRef = pageRef('ChatDraftPage', ChatDraftRef, pageful.multiplier);

export const ChatDraftPayloadRef = builder
  .objectRef<{ draft: ChatDraft | null; isTaken: boolean; error: UserError | null }>('ChatDraftPayload')
  .implement({
    fields: (t) => ({
      draft: t.expose('draft', { type: ChatDraftRef, nullable: true, description: 'As it stands now.' }),
      isTaken: t.exposeBoolean('isTaken', { description: 'False: another device was first, and nothing was overwritten.' }),
      error: t.expose('error', { type: UserErrorRef, nullable: true }),
    }),
  });
