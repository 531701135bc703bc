/** Slot: write a post, from any page. */
export const POST_MODAL = 'post-modal@1';

/** Slot: how somebody feels, from any page; what is chosen stands in a new post. */
export const FEELINGS_PICKER = 'feelings-picker@1';
