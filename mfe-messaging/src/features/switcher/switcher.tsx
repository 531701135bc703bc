import { personName } from '@heartwood/contract/domain';
import { HashIcon, LockIcon, UserIcon } from '@heartwood/shared-ui';
import { CommandPalette, type PaletteItem } from '@heartwood/shared-ui/palette';
import { useState } from 'react';
import { channelPath, personPath } from '../../chat/addresses';
import { useDesk } from '../../chat/desk';
import { companyName, conversationName } from '../../chat/names';
import { useOpenChannels } from '../../chat/use-open-channels';
import type { EntryFragment } from '../../generated/graphql';
import { unreadFirst } from '../../inbox/sorted';
import { useConversations, useJoinedChannels } from '../../inbox/use-lists';
import { usePeople } from '../../people/use-people';

/** Ctrl/Cmd+K on messaging: to another conversation, a channel, or somebody one has not written to. */
export function Switcher({ onClose }: { onClose(): void }) {
  const { shell } = useDesk();
  const [search, setSearch] = useState('');
  const conversations = useConversations().entries ?? [];
  const channels = useJoinedChannels().entries ?? [];
  const people = usePeople(search).nodes ?? [];
  const open = useOpenChannels(search).channels ?? [];
  const word = search.trim().toLowerCase();
  const fits = ({ label }: PaletteItem) => label.toLowerCase().includes(word);
  const written = new Set(conversations.map(({ person }) => person?.id));
  const go = (path: string) => () => shell.nav.navigate(path);
  const itemOf = (entry: EntryFragment): PaletteItem => {
    const { id, channel, person, unread } = entry;
    const label = conversationName(channel, person);
    const icon = channel.kind === 'personal' ? UserIcon : channel.type === 'CLOSE' ? LockIcon : HashIcon;
    const path = person ? personPath(person) : channelPath(channel);
    return { key: id, label, icon, ...(unread > 0 && { hint: `${unread} unread` }), onSelect: go(path) };
  };
  const groups = [
    { key: 'messages', label: 'Messages', items: unreadFirst(conversations).map(itemOf).filter(fits) },
    { key: 'channels', label: 'Channels', items: unreadFirst(channels).map(itemOf).filter(fits) },
    {
      key: 'open', label: 'Channels to join',
      items: open.map((channel) => ({
        key: channel.id, label: channel.name ?? 'No name', icon: HashIcon, onSelect: go(channelPath(channel)),
      })).filter(fits),
    },
    {
      key: 'people', label: 'People',
      items: people.filter(({ person }) => !written.has(person.id)).map(({ person, companyName: company, isAdvisory }) => ({
        key: person.id, label: personName(person), icon: UserIcon, hint: companyName(company, isAdvisory), onSelect: go(personPath(person)),
      })),
    },
  ];
  return (
    <CommandPalette
      open onClose={onClose} groups={groups} label="Switch conversation" placeholder="Find a conversation, a channel or a person"
      query={search} onQueryChange={setSearch}
    />
  );
}
