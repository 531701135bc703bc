/** What the policy knows of a channel and one person. */
export interface ChannelFacts {
  id: string;
  kind: 'personal' | 'channel';
  type: 'OPEN' | 'CLOSE';
  createdBy: string | null;
  isDeleted: boolean;
  lastSeq: number;
  isMember: boolean;
  /** Manages it beside its creator. */
  isAdmin: boolean;
  /**
   * The person belongs to the part of the product that the channel is in: for a partner's channel the partner's people and
   * the company behind it, for other channels everybody but the partners' people. A conversation of two is in reach of both.
   */
  isInReach: boolean;
}

export interface WritingFacts extends ChannelFacts {
  /**
   * The other one of a personal conversation can be written to: not gone, not blocked, still of the company where that is what
   * joins them. True in a channel.
   */
  isOtherReachable: boolean;
  /** The partner behind the conversation was revoked. */
  isClosed: boolean;
  memberCount: number;
}

export interface MessageFacts {
  authorId: string | null;
  isDeleted: boolean;
  /** What the channel tells of itself is nobody's to change, to take away or to answer. */
  line: object | null;
}

/** A CLOSE channel is visible only to participants; an OPEN one to all (spec section 4). */
export function canSee(channel: ChannelFacts): boolean {
  return !channel.isDeleted && channel.isInReach && (channel.isMember || (channel.kind === 'channel' && channel.type === 'OPEN'));
}

/** Streams, typing, reactions, read positions. */
export function takesPart(channel: ChannelFacts): boolean {
  return !channel.isDeleted && channel.isInReach && channel.isMember;
}

/** Sending, by either door. Whoever can't be reached any more leaves the history of the conversation behind, to be read. */
export function canWrite(channel: WritingFacts): boolean {
  return takesPart(channel) && channel.isOtherReachable && !channel.isClosed;
}

/** Joining a CLOSE channel needs being added (product/decisions 25). */
export function canJoin(channel: ChannelFacts): boolean {
  return canSee(channel) && !channel.isMember && channel.kind === 'channel' && channel.type === 'OPEN';
}

/** Add and remove participants, rename, make admins: the creator (spec section 6) and the admins that it has beside. */
export function canManage(channel: ChannelFacts, userId: string): boolean {
  return takesPart(channel) && channel.kind === 'channel' && (channel.createdBy === userId || channel.isAdmin);
}

/** The creator alone: it takes the channel from the other admins too. */
export function canDeleteChannel(channel: ChannelFacts, userId: string): boolean {
  return canManage(channel, userId) && channel.createdBy === userId;
}

/** More people than this are called together by admins alone. */
const MOST_CALLED_BY_ALL = 50;

/** `@channel`: everybody in it is told. */
export function canCallAll(channel: WritingFacts, userId: string): boolean {
  return canWrite(channel) && channel.kind === 'channel' && (channel.memberCount <= MOST_CALLED_BY_ALL || canManage(channel, userId));
}

export function canLeave(channel: ChannelFacts): boolean {
  return takesPart(channel) && channel.kind === 'channel';
}

/** The creator can't leave without another one in their place, or deleting the channel (product/decisions 25). */
export function needsSuccessor(channel: ChannelFacts, userId: string): boolean {
  return canLeave(channel) && channel.createdBy === userId;
}

export function canEditMessage(channel: ChannelFacts, message: MessageFacts, userId: string): boolean {
  return takesPart(channel) && !message.isDeleted && message.line === null && message.authorId === userId;
}

/** Own messages; who manages the channel any. */
export function canDeleteMessage(channel: ChannelFacts, message: MessageFacts, userId: string): boolean {
  return takesPart(channel) && message.line === null && (message.authorId === userId || canManage(channel, userId));
}

/** Whoever takes part keeps messages at hand for all, and takes them away again. */
export function canPin(channel: ChannelFacts, message: MessageFacts): boolean {
  return canReact(channel, message);
}

export function canReact(channel: ChannelFacts, message: MessageFacts): boolean {
  return takesPart(channel) && !message.isDeleted && message.line === null;
}
