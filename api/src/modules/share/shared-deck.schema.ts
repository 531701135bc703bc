import { builder } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { UserError } from '../../request/expected-failure';
import { PresentationThemeRef } from '../presentation';
import type { OpenedDeck, SharedDeck, SharedFigure } from './open-shared-deck';

// What strangers read has types of its own: a field that comes to a presentation for the team never comes here by itself.
const SharedFigureRef = builder.objectRef<SharedFigure>('SharedFigure').implement({
  description: 'What something is founded on that slides show from the plan.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'By which blocks are bound to it.' }),
    name: t.exposeString('name'),
    source: t.exposeString('source', { description: '"Assumption", "True · 2 sources".' }),
  }),
});

const SharedPresentationRef = builder.objectRef<SharedDeck>('SharedPresentation').implement({
  description: `A deck as one link shows it: without notes, hidden slides, and what comes from a module that part of the team is kept from.`,
  fields: (t) => ({
    presentationId: t.exposeID('presentationId'),
    title: t.exposeString('title'),
    companyId: t.exposeID('companyId'),
    companyName: t.exposeString('companyName'),
    companyLogo: t.exposeString('companyLogo', { nullable: true }),
    sharedByName: t.exposeString('sharedByName', { nullable: true }),
    data: t.expose('data', { type: 'JSON', description: '`Deck` of the contract.' }),
    theme: t.expose('theme', { type: PresentationThemeRef }),
    figures: t.expose('figures', { type: [SharedFigureRef] }),
    allowsDownload: t.exposeBoolean('allowsDownload'),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
  }),
});

interface OpenDeckPayload { opened: OpenedDeck | null; error: UserError | null }
export const OpenDeckPayloadRef = builder.objectRef<OpenDeckPayload>('OpenSharedPresentationPayload').implement({
  fields: (t) => ({
    shared: t.field({ type: SharedPresentationRef, nullable: true, resolve: ({ opened }) => opened?.deck ?? null }),
    asksPasscode: t.boolean({
      description: 'It is wanted before anything is shown.', resolve: ({ opened }) => opened?.asksPasscode ?? false,
    }),
    asksMail: t.boolean({ resolve: ({ opened }) => opened?.asksMail ?? false }),
    companyName: t.string({
      nullable: true, description: 'With what is asked for.', resolve: ({ opened }) => (opened?.asks ? opened.companyName : null),
    }),
    title: t.string({
      nullable: true, description: 'Of the deck, with what is asked for.', resolve: ({ opened }) => (opened?.asks ? opened.title : null),
    }),
    hasEnded: t.boolean({
      description: 'Over, ended by somebody, or its deck is gone.', resolve: ({ opened }) => opened?.hasEnded ?? false,
    }),
    sharedByName: t.string({
      nullable: true, description: 'Of a link that asks for something, and of an ended one: whom to ask.',
      resolve: ({ opened }) => opened?.sharedByName ?? null,
    }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});
