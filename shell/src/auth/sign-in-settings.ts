import { createReadable } from '@heartwood/contract';
import { useReadable } from '@heartwood/contract/kit';
import type { SignInSettingsQuery } from '../generated/graphql';
import { readSettings } from './operations';

type Settings = SignInSettingsQuery['configuration'];

const settings = createReadable<Settings | null>(null);
let isAsked = false;

/** What this deployment offers at sign-in; null until it is known, and for good when it cannot be read. */
export function useSignInSettings(): Settings | null {
  if (!isAsked) {
    isAsked = true;
    readSettings().then(({ configuration }) => settings.set(configuration), () => undefined);
  }
  return useReadable(settings);
}
