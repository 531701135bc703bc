import './messaging.query-fields';
import './messaging.mutation-fields';
import './messaging.subscription-fields';

export { closePartnerChannels } from './close-partner-channels';
export { leavePartnerChannels } from './leave-partner-channels';
export { openChat } from './open-chat';
export { ChatChannelRef } from './channel.schema';
export { readPreview, type LinkPreview } from './link-preview/read-preview';
export { ChatAttachmentRef } from './message.schema';
export { AttachmentInput } from './messaging.mutation-fields';
export { channelSql, reachSql, type ChatChannel } from './messaging.json';
export { hidePartnerChannels, showPartnerChannels } from './partner-channels';
export { seesChannel, seesMessage } from './read-messaging';
export { messagingRoutes } from './messaging.routes';
export { tellOfMessages } from './tell-of-messages.job';
export { sweepDeletedMessages } from './sweep-deleted-messages';
export * from './messaging.table';
export { writeDemoChats, type DemoChat } from './messaging.demo';
