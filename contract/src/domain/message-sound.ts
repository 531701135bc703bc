/**
 * `document.documentElement.dataset[MESSAGE_SOUND]` is 'off' where the person wants no message to sound; in a partner's page it is not
 * said.
 */
export const MESSAGE_SOUND = 'messageSound';
