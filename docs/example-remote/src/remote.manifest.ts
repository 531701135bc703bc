import { CONTRACT, type RemoteManifest } from '@heartwood/contract';

/** What the registry says of this remote before a byte of it is fetched. */
export const manifest: RemoteManifest = {
  name: 'harbour',
  contract: CONTRACT,
  // Shown on /status: who is asked when it is ill.
  owner: { squad: 'Harbour', contact: 'harbour@heartwood.example' },
  pages: [{ path: '/app/harbour', title: 'Harbour' }],
  slots: [],
  menu: [{ id: 'harbour', label: 'Harbour', icon: 'overview', path: '/app/harbour', area: 'business', order: 90 }],
};
