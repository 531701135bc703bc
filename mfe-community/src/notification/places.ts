export const NOTIFICATIONS = '/app/explore/notification';
/** A page of the shell, whose part about notifications is this remote's. */
export const SETTINGS = '/app/settings/notifications';
