import type { Config } from '../../process/config';
import { googleLibrary } from './google-library';

/** What index.html tells the shell about this deployment; nothing in it is secret. */
export interface DeploymentFacts {
  remoteOverrides: boolean;
  /** Null: the shell decides by the host's name. */
  stagingHosts: boolean | null;
  googleClientId: string;
  /** Folder of Google's library; empty without a client id. */
  googleLibrary: string;
}

export function deploymentOf(config: Pick<Config, 'allowRemoteOverrides' | 'stagingHosts' | 'google'>): DeploymentFacts {
  return {
    remoteOverrides: config.allowRemoteOverrides,
    stagingHosts: config.stagingHosts === 'auto' ? null : config.stagingHosts === 'on',
    googleClientId: config.google?.clientId ?? '',
    googleLibrary: googleLibrary(config.google) ?? '',
  };
}
