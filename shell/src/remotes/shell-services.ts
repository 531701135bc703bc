import type { Drafts, Push, Readable, Session, Shell, Socket, ThemeName, ToastHandle, ToastRequest } from '@heartwood/contract';

/** What the signed-in app lends to remotes through the shell. The entry to /app provides it before the first page is shown. */
export interface ShellServices {
  session: Readable<Session>;
  fetch: Shell['fetch'];
  socket: Socket;
  theme: Readable<ThemeName>;
  drafts: Drafts;
  push: Push;
  toast(request: ToastRequest): ToastHandle;
}

let provided: ShellServices | null = null;

export function provideShellServices(services: ShellServices): void {
  provided = services;
}

export function shellServices(): ShellServices {
  if (!provided) throw new Error('a remote was mounted before the session was ready');
  return provided;
}
