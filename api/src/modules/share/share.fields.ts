import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import { expected, type UserError } from '../../request/expected-failure';
import { askShareQuestion, readShared, type SectionTime } from './read-shared';
import { openShare, type OpenedShare } from './open-share';
import {
  answerShareQuestion, createShareLink, readShareLinks, renewShareLink, updateShareLink, type MadeLink, type ShareLinkSet,
} from './share-links';
import { openShareStream } from './share-stream';
import { OpenedShareRef, SharedPayloadRef, ShareLinkRef, ShareSectionRef } from './share.schema';

const signedIn = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;
/** The token is the right, whoever has it; nobody is anybody here, and least of all an admin. */
const byToken = { complexity: STATEMENT_COST } as const;

const ShareLinkSetRef = builder.inputRef<ShareLinkSet>('ShareLinkSet').implement({
  description: 'What is left out, or null, stays as it is.',
  fields: (t) => ({
    name: t.string({ required: false }),
    sections: t.field({ type: [ShareSectionRef], required: false, description: 'Of a company.' }),
    allowsDownload: t.boolean({ required: false, description: 'Of a presentation.' }),
    passcode: t.string({ required: false, description: 'An empty one takes it away.' }),
    asksMail: t.boolean({ required: false }),
    expiresAt: t.field({ type: 'DateTime', required: false }),
    neverExpires: t.boolean({ required: false }),
    isRevoked: t.boolean({ required: false }),
  }),
});

interface LinkPayload { link: MadeLink['link'] | null; url: string | null; error: UserError | null }
const ShareLinkPayloadRef = builder.objectRef<LinkPayload>('ShareLinkPayload').implement({
  fields: (t) => ({
    link: t.expose('link', { type: ShareLinkRef, nullable: true }),
    url: t.exposeString('url', { nullable: true, description: 'The whole address, told when it is made: nobody can read it again.' }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

async function linkPayload(command: () => Promise<MadeLink>): Promise<LinkPayload> {
  const { value, error } = await expected(command);
  return { link: value?.link ?? null, url: value?.url ?? null, error };
}

interface OpenPayload { share: OpenedShare | null; error: UserError | null }
const OpenSharePayloadRef = builder.objectRef<OpenPayload>('OpenSharePayload').implement({
  fields: (t) => ({
    share: t.expose('share', { type: OpenedShareRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

const SectionTimeRef = builder.inputRef<SectionTime>('SectionTime').implement({
  description: 'How long a section was looked at in this visit so far.',
  fields: (t) => ({ section: t.field({ type: ShareSectionRef }), seconds: t.int() }),
});

builder.queryFields((t) => ({
  shareLinks: t.field({
    ...signedIn, type: [ShareLinkRef], complexity: { field: STATEMENT_COST, multiplier: 10 },
    args: {
      companyId: t.arg.id(), presentationId: t.arg.id({ required: false, description: 'Links to it; without one, to the company.' }),
    },
    resolve: (_root, { companyId, presentationId }, context) => readShareLinks(context, companyId, presentationId ?? null),
  }),
}));

builder.mutationFields((t) => ({
  createShareLink: t.field({
    ...signedIn, type: ShareLinkPayloadRef,
    args: {
      companyId: t.arg.id(), id: t.arg.id(), set: t.arg({ type: ShareLinkSetRef }),
      presentationId: t.arg.id({ required: false, description: 'What it shows; without one, the company.' }),
    },
    resolve: (_root, args, context) => linkPayload(() => createShareLink(context, args)),
  }),
  updateShareLink: t.field({
    ...signedIn, type: ShareLinkPayloadRef, args: { id: t.arg.id(), set: t.arg({ type: ShareLinkSetRef }) },
    resolve: (_root, args, context) => linkPayload(() => updateShareLink(context, args)),
  }),
  renewShareLink: t.field({
    ...signedIn, type: ShareLinkPayloadRef, args: { id: t.arg.id() }, description: 'Another address; the one before ends with it.',
    resolve: (_root, { id }, context) => linkPayload(() => renewShareLink(context, id)),
  }),
  answerShareQuestion: t.field({
    ...signedIn, type: ShareLinkPayloadRef, description: 'Whether a question of a reader is answered, by mail or wherever.',
    args: { id: t.arg.id({ description: 'Of the link.' }), questionId: t.arg.id(), isAnswered: t.arg.boolean() },
    resolve: (_root, args, context) => linkPayload(() => answerShareQuestion(context, args)),
  }),
  openShare: t.field({
    ...byToken, type: OpenSharePayloadRef,
    description: 'What a link shows, to whoever has it. The visit is counted, once for its id, so it is no query.',
    args: {
      token: t.arg.string(), visitId: t.arg.id(),
      reader: t.arg.string({ required: false, description: 'By which a browser is known again, for this link alone.' }),
      passcode: t.arg.string({ required: false }),
      mail: t.arg.string({ required: false }),
      ownCompanyIds: t.arg.idList({
        required: false, description: 'Companies of who is signed in in the browser: their own visits count nowhere.',
      }),
    },
    async resolve(_root, args, context) {
      const { value: share, error } = await expected(() => openShare(context, args));
      return { share, error };
    },
  }),
  readShared: t.field({
    ...byToken, type: SharedPayloadRef,
    args: { token: t.arg.string(), visitId: t.arg.id(), times: t.arg({ type: [SectionTimeRef] }) },
    resolve: (_root, args, context) => expected(() => readShared(context, args)),
  }),
  askShareQuestion: t.field({
    ...byToken, type: SharedPayloadRef, description: 'About a section; those who manage the links are told.',
    args: {
      token: t.arg.string(), visitId: t.arg.id(), id: t.arg.id(), section: t.arg({ type: ShareSectionRef }), text: t.arg.string(),
      mail: t.arg.string({ required: false, description: 'Where an answer goes.' }),
    },
    resolve: (_root, args, context) => expected(() => askShareQuestion(context, args)),
  }),
}));

builder.subscriptionFields((t) => ({
  shareActivity: t.field({
    ...signedIn, type: 'String', args: { companyId: t.arg.id() },
    description: 'HELLO, then CHANGED whenever the links of a company are otherwise: opened, read, asked about, changed.',
    subscribe: (_root, { companyId }, context) => openShareStream(context, companyId),
    resolve: (news) => news,
  }),
}));
