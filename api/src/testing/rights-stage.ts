import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PlanName } from '@heartwood/contract/domain';
import { componentAssignment, componentComment, componentVersion, growthComponent } from '../modules/growth';
import { affiliate, affiliateAccount, affiliateCode, companyReferral, coupon } from '../modules/affiliate/affiliate.table';
import { activityLog } from '../modules/activity/activity.table';
import { calendarLink } from '../modules/calendar';
import { hashToken } from '../modules/calendar/calendar-links';
import { company } from '../modules/company';
import { customer, revenue } from '../modules/business-model';
import { competitor } from '../modules/competition';
import { fileAddress, keepFile } from '../modules/files';
import { channel, channelMember, message } from '../modules/messaging';
import { note, noteAccess, noteSegment } from '../modules/note';
import { notification } from '../modules/notification/notification.table';
import { newPartnerKey, partner } from '../modules/partner';
import { presentation, presentationComment, presentationVersion } from '../modules/presentation/presentation.table';
import { shareLink, shareQuestion, shareView } from '../modules/share/share.table';
import { milestone } from '../modules/timeline';
import { milestoneComment } from '../modules/timeline/goal-talk.table';
import { event, eventAttendee, eventFeed } from '../modules/event';
import { hashSecret, newSecret } from '../modules/identity';
import { planExport } from '../modules/export';
import { slackConnection } from '../modules/slack/slack.table';
import { creditLot } from '../modules/credit/credit.table';
import { creditBalance } from '../modules/plan';
import { suggestion } from '../modules/suggestion/suggestion.table';
import { poll, post, postComment, postTag, tag } from '../modules/post';
import { newInvitationToken } from '../modules/team/invitation-token';
import { daysFrom } from '../text/days';
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
  /** As it stands in the mail. */
  inviteToken: string;
  viewerSeatId: string;
  commentId: string;
  skillId: string;
  /** The editor's. */
  notificationId: string;
  exportId: string;
  /** Of the presentation. */
  deckExportId: string;
  /** Of the business model. */
  customerId: string;
  revenueId: string;
  competitorId: string;
  /** In progress, on the market plan. */
  goalId: string;
  /** Of the goal, by the editor. */
  goalCommentId: string;
  /** A line of the goal's history that has changed its title. */
  goalEntryId: string;
  /** Of the company, with its pitch, and a visit of it. */
  shareLinkId: string;
  shareQuestionId: string;
  shareToken: string;
  shareVisitId: string;
  /** With one slide of one block; a version of it, and a comment by the editor. */
  presentationId: string;
  presentationVersionId: string;
  presentationCommentId: string;
  /** Of a link to it, with a view. */
  deckToken: string;
  deckViewId: string;
  /** Of the editor; all members have an address. */
  calendarToken: string;
  /** The editor's, of the company; the viewer attends it. */
  eventId: string;
  /** Of the viewer. */
  eventCalendarToken: string;
  /** Of the viewer, to all events. */
  eventFeedToken: string;
  /** Of the belief, by the editor. */
  versionId: string;
  /** CLOSE; the owner made it, the editor takes part and wrote the message. */
  channelId: string;
  messageId: string;
  openChannelId: string;
  partnerId: string;
  /** By the editor for the company, which everybody sees; with a tag and a poll it asks about the belief. */
  postId: string;
  /** Of the post, by the editor. */
  postCommentId: string;
  tagId: string;
  /** Of the editor, for the belief; the company has credits for more. */
  suggestionId: string;
  /** Of the editor, given to the viewer, in a folder of the editor. */
  noteId: string;
  noteSegmentId: string;
  /** In the editor's trash. */
  thrownNoteId: string;
  /** The company is one that asked for a place among affiliates; its coupon waits. */
  couponCode: string;
  /** By which the company came from the affiliate, a company of the outsider. */
  referralId: string;
  affiliateId: string;
  /** By which the owner takes another account for payouts into use. */
  accountToken: string;
}

/** The same people in a new company: making accounts is what takes time. */
export async function buildStage(server: TestServer, people: Cast, { plan = 'Premium' }: { plan?: PlanName } = {}): Promise<Stage> {
  const { id: companyId } = await buildCompany(server, people.owner.userId, { isDemo: true, plan });
  const seat = (person: SignedIn, columns: Parameters<typeof buildMember>[2]) => (
    buildMember(server, companyId, { userId: person.userId, email: person.email, ...columns })
  );
  await seat(people.admin, { role: 'ADMIN' });
  await seat(people.editor, { accessType: 'edit' });
  const viewer = await seat(people.viewer, { accessType: 'view' });
  await seat(people.custom, { accessType: 'custom', isAdvisory: true, department: 'Advisory', position: 'Mentor' });
  const { token: inviteToken, tokenHash } = newInvitationToken();
  const invite = await seat(people.outsider, { isAccepted: false, acceptedAt: null, tokenHash, sentAt: new Date(Date.now() - 3_600_000) });
  const commentId = randomUUID();
  await server.db.orm.insert(componentComment).values({ id: commentId, companyId, key: 'belief', authorId: people.editor.userId, message: 'By the editor' });
  await server.db.orm.insert(growthComponent).values({ companyId, key: 'belief', assumption: 'Something' });
  const version = { companyId, key: 'belief', assumption: 'Before', rows: {}, by: people.editor.userId, startedAt: server.now(), at: server.now() };
  const [kept] = await server.db.orm.insert(componentVersion).values(version).returning({ id: componentVersion.id });
  await server.db.orm.insert(componentAssignment).values({ companyId, key: 'values', userId: people.custom.userId });
  const goalId = randomUUID();
  const [skillId, notificationId, customerId, competitorId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const revenueId = randomUUID();
  const exportId = randomUUID();
  await server.db.orm.insert(planExport).values({
    id: exportId, companyId, userId: people.editor.userId, format: 'PDF', areas: ['foundation'], page: 'A4_PORTRAIT', withComments: false,
    onlyShared: true, endsAt: daysFrom(server.now(), 7),
  });
  const told = { userId: people.editor.userId, type: 'ASSIGNED', groupKey: `ASSIGNED:${companyId}`, subject: `module:${companyId}:belief`, companyId };
  await server.db.orm.insert(notification).values({ id: notificationId, ...told, data: { moduleKey: 'belief' } });
  await server.db.orm.insert(customer).values({ id: customerId, companyId, key: 'customerSegment', position: 1, name: 'Food shops' });
  const subscription = { type: 'SUBSCRIPTION_FEE', value: '89', currency: 'EUR', frequency: 'MONTHLY' };
  await server.db.orm.insert(revenue).values({ id: revenueId, companyId, key: 'revenue', position: 1, ...subscription });
  await server.db.orm.insert(competitor).values({ id: competitorId, companyId, key: 'comparison', position: 1, name: 'Rebox', isSelf: false });
  await server.db.orm.insert(milestone).values({ id: goalId, companyId, title: 'Ten pilots', date: '2026-06-30', metricType: 'number', milestoneValue: '10' });
  const calendarToken = randomUUID();
  const readers = [people.editor, people.owner, people.admin, people.viewer, people.custom];
  await server.db.orm.insert(calendarLink).values(readers.map(({ userId }) => ({
    id: randomUUID(), companyId, userId, tokenSealed: '', kinds: ['GOAL' as const],
    tokenHash: hashToken(userId === people.editor.userId ? calendarToken : randomUUID()),
  })));
  const webhook = `${server.config.localSlack ?? 'https://hooks.slack.com'}/services/T000AAAA/B000BBBB/secretsecretsecret`;
  await server.db.orm.insert(slackConnection).values({
    companyId, way: 'WEBHOOK', secretSealed: server.slackSeal.seal(webhook, companyId), sends: {}, connectedAt: server.now(), seenSeq: 0,
    seenStarts: server.now(), goalsDay: '2030-01-01', digestDay: '2030-01-01',
  });
  const [eventId, eventCalendarToken] = [randomUUID(), randomUUID()];
  await server.db.orm.insert(event).values({
    id: eventId, companyId, creatorId: people.editor.userId, name: 'Open depot', description: 'Come and see', type: 'PHYSICAL',
    startDate: '2030-06-11', startTime: '16:00', endDate: '2030-06-11', endTime: '17:00', timeZone: 'Europe/Berlin',
    startsAt: new Date('2030-06-11T14:00:00Z'), endsAt: new Date('2030-06-11T15:00:00Z'),
  });
  await server.db.orm.insert(eventAttendee).values({
    eventId, attendeeId: people.viewer.userId, state: 'GOING', line: 1, reminders: [15], calendarToken: eventCalendarToken,
  });
  const eventFeedToken = newSecret();
  const fresh = { tokenHash: hashSecret(eventFeedToken), tokenSealed: '' };
  await server.db.orm.insert(eventFeed).values({ userId: people.viewer.userId, ...fresh }).onConflictDoUpdate({
    target: eventFeed.userId, set: fresh,
  });
  const goalCommentId = randomUUID();
  await server.db.orm.insert(milestoneComment).values({
    id: goalCommentId, companyId, milestoneId: goalId, authorId: people.editor.userId, message: 'By the editor',
  });
  const [entry] = await server.db.orm.insert(activityLog).values({
    companyId, component: `goal:${goalId}`, type: 'GOAL_CHANGED', data: { fields: ['title'], was: { title: 'Nine pilots' } },
  }).returning({ id: activityLog.id });
  await server.graphql('mutation ($c: ID!, $id: ID!) { addCompanySkill(companyId: $c, id: $id, name: "Scrum") { error { code } } }', { c: companyId, id: skillId }, people.owner.token);
  return {
    companyId, people, inviteId: invite.id, inviteToken, viewerSeatId: viewer.id, commentId, skillId, notificationId, exportId, customerId,
    revenueId, competitorId, goalId, goalCommentId, goalEntryId: String(entry?.id), calendarToken, eventId, eventCalendarToken,
    eventFeedToken, versionId: String(kept?.id),
    ...await buildTalk(server, companyId, people),
    ...await buildPost(server, companyId, people),
    ...await buildShareLink(server, companyId, people),
    ...await buildPresentation(server, companyId, people),
    ...await buildNote(server, people),
    ...await buildSuggestion(server, companyId, people),
    ...await buildAffiliate(server, companyId, people),
  };
}

async function buildShareLink(
  { db: { orm } }: TestServer, companyId: string, { editor }: Cast,
): Promise<Pick<Stage, 'shareLinkId' | 'shareQuestionId' | 'shareToken' | 'shareVisitId'>> {
  const [shareLinkId, shareVisitId, shareQuestionId, shareToken] = [randomUUID(), randomUUID(), randomUUID(), newSecret()];
  const sections = ['pitch', 'team'];
  await orm.insert(shareLink)
    .values({ id: shareLinkId, companyId, name: 'Investors', sections, tokenHash: hashSecret(shareToken), createdBy: editor.userId });
  await orm.insert(shareView).values({ id: shareVisitId, linkId: shareLinkId, shown: {}, openedAt: new Date() });
  await orm.insert(shareQuestion)
    .values({ id: shareQuestionId, linkId: shareLinkId, viewId: null, section: 'pitch', text: 'Who pays?', mail: null, createdAt: new Date() });
  return { shareLinkId, shareQuestionId, shareToken, shareVisitId };
}

async function buildPresentation(
  { db: { orm }, now }: TestServer, companyId: string, { editor }: Cast,
): Promise<Pick<Stage, 'presentationId' | 'presentationVersionId' | 'presentationCommentId' | 'deckToken' | 'deckViewId' | 'deckExportId'>> {
  const [deckExportId, presentationId, presentationVersionId, presentationCommentId, deckToken, deckViewId, linkId] = [
    randomUUID(), randomUUID(), randomUUID(), randomUUID(), newSecret(), randomUUID(), randomUUID(),
  ];
  const binding = { path: 'company.name', mode: 'FOLLOW' as const, words: 'Acorn', digest: 'before', takenAt: '2026-05-04T09:00:00Z' };
  const block = {
    id: 'block-01', kind: 'quote' as const, text: 'Acorn', by: 'Us', x: 0, y: 0, width: 800, height: 200, rev: 1, bindings: [binding],
  };
  const parts = {
    title: 'Seed deck', themeId: '7e3e0000-0000-4000-8000-000000000002', schemaVersion: 1,
    settings: { showsSource: true, showsNumber: true, footer: '' }, slideOrder: ['slide-01'],
    slides: { 'slide-01': { id: 'slide-01', layout: 'quote' as const, blocks: [block], notes: 'Breathe.', rev: 1 } },
  };
  await orm.insert(presentation).values({
    id: presentationId, companyId, type: 'pitch-deck', ...parts, searchText: 'seed deck', bytes: 300, createdBy: editor.userId, updatedBy: editor.userId,
  });
  await orm.insert(presentationVersion)
    .values({ id: presentationVersionId, presentationId, revision: 1, ...parts, title: 'Before', by: editor.userId, at: now() });
  await orm.insert(presentationComment)
    .values({ id: presentationCommentId, companyId, presentationId, authorId: editor.userId, message: 'By the editor' });
  await orm.insert(shareLink).values({
    id: linkId, companyId, kind: 'presentation', presentationId, name: 'Angels', tokenHash: hashSecret(deckToken), createdBy: editor.userId,
  });
  await orm.insert(shareView).values({ id: deckViewId, linkId, shown: {}, openedAt: now() });
  const deck = { presentationId, slides: null, page: 'SLIDE' as const, withNotes: false, withSources: true, withHidden: false };
  await orm.insert(planExport).values({
    id: deckExportId, companyId, userId: editor.userId, format: 'PPTX', areas: [], deck, page: 'A4_LANDSCAPE', withComments: false, onlyShared: false,
    endsAt: daysFrom(now(), 7),
  });
  return { deckExportId, presentationId, presentationVersionId, presentationCommentId, deckToken, deckViewId };
}

async function buildAffiliate(
  server: TestServer, companyId: string, { owner, outsider }: Cast,
): Promise<Pick<Stage, 'couponCode' | 'referralId' | 'affiliateId' | 'accountToken'>> {
  const { orm } = server.db;
  const [couponCode, link, referralId] = [codeFor(companyId), codeFor(randomUUID()), randomUUID()];
  const { id: affiliateId } = await buildCompany(server, outsider.userId, { name: 'Referrer', affiliateStatus: 'AFFILIATE' });
  await orm.update(company).set({ affiliateStatus: 'AFFILIATE' }).where(eq(company.id, companyId));
  await orm.insert(affiliate).values({ companyId, requestedBy: owner.userId, requestedAt: new Date(), answeredAt: new Date() });
  await orm.insert(affiliateCode).values([{ code: couponCode, companyId, kind: 'COUPON' }, { code: link, companyId: affiliateId, kind: 'LINK' }]);
  await orm.insert(coupon).values({ code: couponCode, companyId, discount: 20, commission: 10, createdAt: new Date() });
  await orm.insert(companyReferral)
    .values({ id: referralId, referralId: affiliateId, referredId: companyId, code: link, state: 'HELD', reasons: ['BURST'], createdAt: new Date() });
  const accountToken = newSecret();
  await orm.insert(affiliateAccount).values({
    companyId, askedHolder: 'Loopcrate UG', askedIbanSealed: '', askedIbanMasked: 'DE•• •••• •••• 3000', askedBy: owner.userId,
    askedAt: server.now(), askedHash: hashSecret(accountToken),
  });
  return { couponCode, referralId, affiliateId, accountToken };
}

const codeFor = (id: string) => id.replaceAll('-', '').slice(0, 12).toUpperCase();

async function buildPost({ db: { orm }, now }: TestServer, companyId: string, { editor }: Cast): Promise<Pick<Stage, 'postId' | 'postCommentId' | 'tagId'>> {
  const [postId, postCommentId, tagId] = [randomUUID(), randomUUID(), randomUUID()];
  const about = { isValidation: true, validationField: 'belief' };
  await orm.insert(post).values({ id: postId, userId: editor.userId, companyId, isCompanyPost: true, postType: 'PUBLIC', content: 'By the editor', ...about });
  await orm.insert(postComment).values({ id: postCommentId, postId, userId: editor.userId, content: 'By the editor' });
  await orm.insert(poll).values({ postId, options: ['Yes', 'No'], endsAt: daysFrom(now(), 1) });
  await orm.insert(tag).values({ id: tagId, name: `tag-${tagId}`, userId: editor.userId, usageCount: 1 });
  await orm.insert(postTag).values({ postId, tagId, createdAt: now() });
  return { postId, postCommentId, tagId };
}

async function buildSuggestion({ db: { orm }, now }: TestServer, companyId: string, { editor }: Cast): Promise<Pick<Stage, 'suggestionId'>> {
  const lot = { companyId, kind: 'PAID', priority: 2, amount: 5, remaining: 5, reference: 'payment', createdAt: now() } as const;
  await orm.insert(creditBalance).values({ companyId, paid: 5 });
  await orm.insert(creditLot).values(lot);
  const suggestionId = randomUUID();
  await orm.insert(suggestion).values({ id: suggestionId, companyId, userId: editor.userId, key: 'belief', state: 'WRITING', createdAt: now() });
  return { suggestionId };
}

async function buildNote({ db: { orm } }: TestServer, { editor, viewer }: Cast): Promise<Pick<Stage, 'noteId' | 'noteSegmentId' | 'thrownNoteId'>> {
  const [noteId, noteSegmentId, thrownNoteId] = [randomUUID(), randomUUID(), randomUUID()];
  await orm.insert(noteSegment).values({ id: noteSegmentId, userId: editor.userId, name: 'Interviews', position: 1 });
  const by = { segmentId: noteSegmentId, userId: editor.userId, title: 'By the editor', searchText: 'by the editor' };
  await orm.insert(note).values([{ id: noteId, ...by }, { id: thrownNoteId, ...by, deletedAt: new Date() }]);
  await orm.insert(noteAccess).values({ noteId, userId: viewer.userId });
  return { noteId, noteSegmentId, thrownNoteId };
}

/** A CLOSE channel, an OPEN one, a conversation of the viewer with the editor, and a partner. */
async function buildTalk(
  server: TestServer, companyId: string, { owner, editor, viewer }: Cast,
): Promise<Pick<Stage, 'channelId' | 'messageId' | 'openChannelId' | 'partnerId'>> {
  const { orm } = server.db;
  const [channelId, openChannelId, pairId, messageId, partnerId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const [pairLow, pairHigh] = [viewer.userId, editor.userId].sort();
  const made = { createdBy: owner.userId, lastSeq: 1, changeSeq: 2, memberCount: 2 };
  await orm.insert(channel).values([
    { ...made, id: channelId, kind: 'channel', type: 'CLOSE', name: 'Depot' },
    { ...made, id: openChannelId, kind: 'channel', type: 'OPEN', name: 'Market', lastSeq: 0, memberCount: 1 },
    { ...made, id: pairId, kind: 'personal', type: 'CLOSE', pairLow, pairHigh },
  ]);
  await orm.insert(channelMember).values([
    [channelId, owner], [channelId, editor], [openChannelId, owner], [pairId, viewer], [pairId, editor],
  ].map(([id, person]) => ({ channelId: id as string, userId: (person as SignedIn).userId })));
  await orm.insert(channelMember).values({
    channelId, userId: viewer.userId, leftAt: new Date(), requestedBy: owner.userId, requestedAt: new Date(),
  });
  const csv = { name: 'crates.csv', contentType: 'text/csv', bytes: Buffer.from('a,b\n1,2\n') };
  const file = await keepFile(server, { ...csv, ownerId: editor.userId, companyId, isVisitor: false, purpose: 'attachment' });
  await orm.insert(message).values([[channelId, messageId], [pairId, randomUUID()]].map(([place = '', id = '']) => ({
    channelId: place, id, seq: 1, changeSeq: 2, authorId: editor.userId, body: 'By the editor', pinnedAt: new Date(),
    attachments: [{ ...file, url: fileAddress(file.id) }],
  })));
  const { keyId, publicKey } = newPartnerKey();
  await orm.insert(partner).values({ id: partnerId, companyId, name: 'Erdmann', origins: ['https://erdmann.example'], keyId, publicKey });
  return { channelId, messageId, openChannelId, partnerId };
}
