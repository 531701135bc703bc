import { CONTRACT, type RemoteManifest } from '@heartwood/contract';
import { LIST, VIEW } from './places';

/** What the registry says of this remote before a byte of it is fetched. */
export const manifest: RemoteManifest = {
  name: 'presentation',
  contract: CONTRACT,
  pages: [{ path: LIST, title: 'Presentations' }, { path: VIEW, title: 'Presentation', access: 'public' }],
  slots: [],
  keys: [
    {
      heading: 'A presentation in full screen',
      rows: [
        { label: 'Next or previous slide', keys: ['→', '←'] },
        { label: 'To a slide by its number', keys: ['6', 'Enter'] },
        { label: 'Full screen', keys: ['f'] },
        { label: 'All slides', keys: ['o'] },
        { label: 'Black screen', keys: ['b'] },
        { label: 'Presenter view', keys: ['p'] },
      ],
    },
  ],
  menu: [{ id: 'presentation', label: 'Presentation', icon: 'presentation', path: LIST, area: 'business', order: 30, stagingOnly: true }],
};
