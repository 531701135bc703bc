import { CONTRACT, type RemoteManifest } from '@heartwood/contract';

/**
 * What the registry says of this remote before a byte of it is fetched. An area of the growth framework joins the menu
 * together with its page: a link that leads nowhere is worse than none.
 */
export const manifest: RemoteManifest = {
  name: 'growth',
  contract: CONTRACT,
  pages: [{ path: '/app/growth-framework', title: 'Growth Framework' }],
  slots: [],
  menu: [
    {
      id: 'growth-framework',
      label: 'Growth Framework',
      icon: 'layers',
      path: '/app/growth-framework',
      area: 'business',
      order: 10,
      children: [{ label: 'Foundation', path: '/app/growth-framework/foundation', growthArea: 'foundation' }],
      bottom: { label: 'Business', order: 20 },
    },
  ],
};
