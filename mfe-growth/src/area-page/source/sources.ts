import { useCompany } from '@heartwood/client-kit/company';
import { evidenceStrength, isSameClaim, type ClaimStatus, type ModuleKey } from '@heartwood/contract/domain';
import { createContext, use, useMemo } from 'react';
import { useQuery } from 'urql';
import {
  PlanSourcesDocument, type ClaimFieldsFragment, type EvidenceFieldsFragment, type ModuleContentFragment,
} from '../../generated/graphql';
import type { Founded } from './source-words';

/** A claim of a module: a row, a field of it, or, without both, the module's assumption. */
export interface Subject { key: ModuleKey; rowId: string | null; field: string | null }

interface Sources { evidence: readonly EvidenceFieldsFragment[]; claims: readonly ClaimFieldsFragment[] }

/** What is known of one claim: what somebody found out, the newest first. */
export interface Claimed extends Founded { evidence: readonly EvidenceFieldsFragment[] }

/** @param said what the test card says of an assumption; of any other claim it is looked up */
function claimedOf({ evidence, claims }: Sources, subject: Subject, said: ClaimStatus | null = null): Claimed {
  const own = evidence.filter((each) => isSameClaim(each, subject)).sort((one, other) => other.date.localeCompare(one.date));
  const status = said ?? claims.find((each) => isSameClaim(each, subject))?.status ?? null;
  return { status, evidence: own, strength: evidenceStrength(own), count: own.length };
}

/** The sources of the open module. */
export interface ModuleSources { module: ModuleContentFragment; canEdit: boolean; sources: Sources }

export const SourcesContext = createContext<ModuleSources | null>(null);

/** The sources of the open module, for `SourcesContext`; null until they are there, and where somebody sees nothing of it. */
export function useModuleSources(module: ModuleContentFragment, canEdit: boolean): ModuleSources | null {
  const { companyId } = useCompany();
  const [{ data }] = useQuery({ query: PlanSourcesDocument, variables: { companyId } });
  const sources = data?.planEvidence;
  return useMemo(() => (sources && !module.isHidden ? { module, canEdit, sources } : null), [module, canEdit, sources]);
}

/** What is known of a claim of the open module; null while nothing is known. */
export function useClaimed(rowId: string | null): (Claimed & { subject: Subject; module: ModuleContentFragment; canEdit: boolean }) | null {
  const known = use(SourcesContext);
  if (!known) return null;
  const { module, canEdit, sources } = known;
  const subject = { key: module.key, rowId, field: null };
  const said = rowId === null && module.assumption ? module.assumptionData?.status ?? 'TO_TEST' : null;
  return { ...claimedOf(sources, subject, said), subject, module, canEdit };
}
