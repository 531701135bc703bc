import { randomUUID } from 'node:crypto';
import { ApiClient } from '../server/api-client.mjs';
import { PartnerSite } from '../server/partner-site.mjs';
import type { Product } from '../server/product.mjs';

export interface Credentials { partner: string; keyId: string; signingKey: string }

const CREATE = `mutation ($companyId: ID!, $id: ID!, $origins: [String!]!) {
  createPartner(companyId: $companyId, id: $id, name: "Erdmann & Töchter", origins: $origins) { partner { id keyId } signingKey error { message } }
}`;

export async function createPartner(founder: ApiClient, origins: string[]): Promise<Credentials> {
  const companyId = await founder.companyId();
  const { createPartner: made } = await founder.graphql<{
    createPartner: { partner: { id: string; keyId: string }; signingKey: string };
  }>(CREATE, { companyId, id: randomUUID(), origins });
  return { partner: made.partner.id, keyId: made.partner.keyId, signingKey: made.signingKey };
}

/** Somebody of the company, and a site that may show its messaging. */
export async function openSite(product: Product, origins: (site: PartnerSite) => string[] = (site) => [site.origin]) {
  const founder = await ApiClient.signIn(product.url, 'founder@loopcrate.example');
  const site = await PartnerSite.start(product.url);
  const credentials = await createPartner(founder, origins(site));
  const { me } = await founder.graphql<{ me: { user: { id: string } } }>('{ me { user { id } } }');
  return { founder, site, credentials, founderId: me.user.id };
}
