import { CONTRACT, type RemoteManifest } from '@heartwood/contract';

/** What the registry says of this remote before a byte of it is fetched. */
export const manifest: RemoteManifest = {
  name: 'presentation',
  contract: CONTRACT,
  pages: [{ path: '/app/presentation', title: 'Presentations' }],
  slots: [],
  menu: [{ id: 'presentation', label: 'Presentation', icon: 'presentation', path: '/app/presentation', area: 'business', order: 30, stagingOnly: true }],
};
