import { Avatar, Clip, Count, Maximize2Icon, MinusIcon, XIcon } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import styled, { css } from 'styled-components';
import { channelPath, personPath } from '../../chat/addresses';
import { useDesk } from '../../chat/desk';
import { IconPress } from '../../chat/icon-press';
import { $focusWanted, quickChatClosed, quickChatMinimised } from '../../chat/quick-chats.model';
import { targetKey, type Target } from '../../chat/target';
import { ChannelMark } from '../../inbox/channel-mark';
import { PresenceWatch } from '../../inbox/presence-watch';
import { Thread } from '../../thread/thread';
import { useConversation } from '../../thread/use-conversation';

const Frame = styled.section<{ $small: boolean }>`
  display: flex; flex-direction: column; width: var(--w-quickchat); height: 408px; border: 1px solid var(--border-2); border-bottom: 0;
  border-radius: 12px 12px 0 0; background: var(--surface-raised); box-shadow: var(--shadow-3); overflow: hidden;
  ${({ $small }) => $small && css`width: 216px; height: 48px;`}
`;
const Head = styled.header<{ $line: boolean }>`
  display: flex; align-items: center; gap: 9px; flex: none; height: 48px; padding: 0 6px 0 12px; font-size: 13px; ${({ $line }) => (
    $line && css`border-bottom: 1px solid var(--border);`
  )}
`;
const Name = styled.button`
  flex: 1; min-width: 0; padding: 0; border: 0; background: none; color: inherit; font: inherit; line-height: 16px; text-align: left;
  cursor: pointer;
  & > span { font-weight: var(--fw-semi); }
  & > small { display: block; font-size: 12px; color: var(--text-3); }
`;

/** One chat at the foot of the page. Its text field takes the focus only when the person opened it. */
export function QuickChat({ target, isMinimised }: { target: Target; isMinimised: boolean }) {
  const { shell } = useDesk();
  const key = targetKey(target);
  const conversation = useConversation(target);
  const isFocusWanted = useUnit($focusWanted) === key;
  const { name, title, subtitle, presence, channel, person, isPersonal, entry } = conversation;
  const expand = () => {
    quickChatClosed(key);
    if (isPersonal && person) shell.nav.navigate(personPath(person));
    else if (channel) shell.nav.navigate(channelPath(channel));
  };
  return (
    <Frame $small={isMinimised} aria-label={`Chat with ${name}`}>
      <PresenceWatch userIds={person ? [person.id] : []} />
      <Head $line={!isMinimised}>
        {isPersonal ? <Avatar
          id={person?.id ?? ''} name={name} photo={person?.profilePhoto} size={isMinimised ? 24 : 30} presence={presence} alt=""
        /> : channel ? <ChannelMark channel={channel} size={isMinimised ? 24 : 30} /> : null}
        <Name type="button" aria-expanded={!isMinimised} onClick={() => quickChatMinimised({ key, isMinimised: !isMinimised })}>
          <Clip>{title}</Clip>
          {isMinimised ? null : <small>{isPersonal ? subtitle : 'Channel'}</small>}
        </Name>
        {isMinimised
          ? <Count value={entry?.unread ?? 0} />
          : <IconPress small icon={MinusIcon} label="Minimise" onClick={() => quickChatMinimised({ key, isMinimised: true })} />}
        {isMinimised ? null : <IconPress small icon={Maximize2Icon} label="Open in Messaging" onClick={expand} />}
        <IconPress small icon={XIcon} label="Close" onClick={() => quickChatClosed(key)} />
      </Head>
      {isMinimised ? null : <Thread target={target} conversation={conversation} isQuick isBeside autoFocus={isFocusWanted} />}
    </Frame>
  );
}
