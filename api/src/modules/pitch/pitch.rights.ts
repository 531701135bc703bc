import { inCompany, MEMBERS, type Rights } from '../../testing/rights';

export const PITCH_RIGHTS: Rights = { fields: { 'Query.pitchDeck': inCompany(MEMBERS) } };
