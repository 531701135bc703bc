import type { ShellRequest } from '@heartwood/contract';
import { session } from '../session/browser-session';
import { toast } from '../toasts/toasts';

/** What a picture field of the shell's own pages uploads with. */
export const pictureShell = { fetch: (path: string, init?: ShellRequest) => session.fetch(path, init), toast };
