import { useCompany } from '@heartwood/client-kit/company';
import { claimedOf, moduleClaim, type Claimed as ClaimedBy, type ModuleKey, type Sources } from '@heartwood/contract/domain';
import { createContext, use, useMemo } from 'react';
import { useQuery } from 'urql';
import {
  PlanSourcesDocument, type EvidenceFieldsFragment, type ModuleContentFragment,
} from '../../generated/graphql';

/** A claim of a module: a row, a field of it, or, without both, the module's assumption. */
export interface Subject { key: ModuleKey; rowId: string | null; field: string | null }

type Known = Sources<EvidenceFieldsFragment>;
/** What is known of one claim of the open module. */
export type Claimed = ClaimedBy<EvidenceFieldsFragment>;

/** The sources of the open module. */
export interface ModuleSources { module: ModuleContentFragment; canEdit: boolean; sources: Known }

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
  const claimed = rowId === null ? moduleClaim(sources, module) : claimedOf(sources, subject);
  return { ...claimed, subject, module, canEdit };
}
