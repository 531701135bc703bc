import { isManager, type CompanyStanding } from '@heartwood/contract/domain';

/** Name, pictures, address, size and its one line: the company's face belongs to owner and admins. */
export const PROFILE_FIELDS = ['name', 'logo', 'coverImage', 'coverPosition', 'country', 'city', 'size', 'oneLine'] as const;

/** Parts of the plan that live on the company's row; the key is the module whose rights decide. */
export const PLAN_FIELDS = { sectors: 'businessSectors', stageId: 'businessStage', isSoloFounder: 'team' } as const;

/** Pitch, segments, objective and the planned investment: whoever has edit access to the plan. */
export const PITCH_FIELDS = ['elevatorPitch', 'customerSegments', 'objective', 'investmentEtaMetric', 'investmentEtaValue'] as const;

export function canEditProfile(standing: CompanyStanding): boolean {
  return isManager(standing);
}

export function canEditPitch(standing: CompanyStanding): boolean {
  return isManager(standing) || (standing.kind === 'member' && standing.accessType === 'edit');
}

/** Billing belongs to owner and admins, who see the plan box (spec section 6). */
export function canManageBilling(standing: CompanyStanding): boolean {
  return isManager(standing);
}

/** Only who made a company may remove it. */
export function canRemoveCompany(standing: CompanyStanding): boolean {
  return standing.kind === 'owner';
}
