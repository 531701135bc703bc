import { CONTRACT, type RemoteManifest } from '@heartwood/contract';
import { AFFILIATE_HOME } from './program/places';

/** What the registry says of this remote before a byte of it is fetched. The company drawer of the shell leads here. */
export const manifest: RemoteManifest = {
  name: 'affiliate',
  contract: CONTRACT,
  owner: { squad: 'Affiliates', contact: 'affiliate@heartwood.example' },
  // It has a menu of its own beside its pages, as drawn.
  pages: [{ path: AFFILIATE_HOME, title: 'Affiliate program', layout: { rail: true } }],
  slots: [],
  menu: [],
  palette: [
    {
      id: 'affiliate:program', label: 'Affiliate program', path: AFFILIATE_HOME,
      keywords: ['referral', 'refer', 'commission', 'coupon', 'earn'],
    },
  ],
};
