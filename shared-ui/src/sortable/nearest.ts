import { closestCenter, pointerWithin, type CollisionDetection } from '@dnd-kit/core';

/** Over what the pointer is; of the keyboard, and between two rows, the nearest. */
export const nearest: CollisionDetection = (args) => {
  const under = pointerWithin(args);
  return under.length > 0 ? under : closestCenter(args);
};
