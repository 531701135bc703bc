import { useQuery } from 'urql';
import { MeDocument, type MePartsFragment, type MeQuery, type CompanyCardPartsFragment } from '../generated/graphql';

export type Me = MePartsFragment;
export type CompanyCard = CompanyCardPartsFragment;
export type PlanFacts = CompanyCard['plan'];
export type InviteCard = Me['invites'][number];

export interface MeAnswer {
  me: Me | null;
  /** What was counted with it, by the keys of the manifests. */
  badges: MeQuery['badges'];
  /** There is nothing to show and the server did not answer. */
  hasFailed: boolean;
  reload(): void;
}

const NONE: MeQuery['badges'] = [];

/** The signed-in person with companies and invitations, kept current by `userEvents`. */
export function useMe(): MeAnswer {
  const [{ data, error }, run] = useQuery({ query: MeDocument });
  return {
    me: data?.me ?? null, badges: data?.badges ?? NONE, hasFailed: error !== undefined && !data,
    reload: () => run({ requestPolicy: 'network-only' }),
  };
}
