/** Whether this browser has pushes at all, here: away from a safe origin it has none. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
