import { channelPlace } from '../../mine/places';
import { Chips } from '../../person/chips';
import { Part } from './parts';

/** Channels that both the viewer and the person take part in. */
export function CommonChannels({ channels }: { channels: readonly { id: string; name: string }[] }) {
  if (channels.length === 0) return null;
  return (
    <Part title="Channels in common">
      <Chips>{channels.map(({ id, name }) => <li key={id}><a href={channelPlace(id)}>{name}</a></li>)}</Chips>
    </Part>
  );
}
