/** What the server says about this deployment, in index.html. */
export interface Deployment {
  /** A developer may point a remote at another address in this browser. */
  remoteOverrides: boolean;
  /** Staging hosts show what is not released yet (specification, section 6); null means: decide by the host's name. */
  stagingHosts: boolean | null;
  /** Client id for sign-in with Google; empty where it is not offered. */
  googleClientId: string;
  /** Folder of Google's library, where there is a client id. */
  googleLibrary: string;
}

const closed: Deployment = { remoteOverrides: false, stagingHosts: null, googleClientId: '', googleLibrary: '' };

export function readDeployment(page: Document = document): Deployment {
  const text = page.getElementById('heartwood-config')?.textContent;
  if (!text) return closed;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return closed;
    return {
      remoteOverrides: 'remoteOverrides' in value && value.remoteOverrides === true,
      stagingHosts: 'stagingHosts' in value && typeof value.stagingHosts === 'boolean' ? value.stagingHosts : null,
      googleClientId: 'googleClientId' in value && typeof value.googleClientId === 'string' ? value.googleClientId : '',
      googleLibrary: 'googleLibrary' in value && typeof value.googleLibrary === 'string' ? value.googleLibrary : '',
    };
  } catch {
    return closed;
  }
}

export const deployment = readDeployment();

/** Specification, section 6: staging hosts start with develop or localhost. */
export function isStagingHost(host: string = window.location.hostname, said: boolean | null = deployment.stagingHosts): boolean {
  return said ?? (host.startsWith('develop') || host.startsWith('localhost'));
}
