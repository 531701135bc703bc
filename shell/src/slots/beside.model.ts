import { combine } from 'effector';
import { $remotes } from '../registry/registry.model';
import { $openSlots } from './open-slots.model';

/** px that the page leaves free at its right for slots that are open. */
export const $beside = combine($openSlots, $remotes, (open, remotes) => {
  const slots = remotes.flatMap((remote) => remote.slots);
  return Math.max(0, ...open.map((each) => slots.find(({ name }) => name === each.name)?.beside ?? 0));
});
