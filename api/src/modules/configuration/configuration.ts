import type { Config } from '../../process/config';

export interface Configuration {
  googleClientId: string | null;
  isStagingHost: boolean;
  uploadMaxBytes: number;
  developmentMailbox: boolean;
}

type Settings = Pick<Config, 'google' | 'stagingHosts' | 'publicUrl' | 'uploadMaxBytes' | 'smtpUrl' | 'production'>;

export function configurationOf({ google, stagingHosts, publicUrl, uploadMaxBytes, smtpUrl, production }: Settings): Configuration {
  return {
    googleClientId: google?.clientId ?? null,
    isStagingHost: stagingHosts === 'auto' ? isStagingHost(new URL(publicUrl).host) : stagingHosts === 'on',
    uploadMaxBytes,
    developmentMailbox: smtpUrl === null && !production,
  };
}

/** Presentation and profile navigation show on these hosts (product/decisions 14). */
function isStagingHost(host: string): boolean {
  return host.startsWith('develop') || host.startsWith('localhost');
}
