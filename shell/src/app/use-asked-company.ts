import { companyOfPlace } from '@heartwood/contract/domain';
import { useEffect } from 'react';
import type { Me } from '../graphql/me';
import { nav } from '../navigation/nav';
import { useLocation } from '../navigation/use-location';

/** Specification, section 4: the page is loaded anew about 400 ms after the switch. */
const RELOAD_AFTER = 400;

/**
 * An address may name the company it is of (`inCompany`): it is entered in that one, and what the address said is used up. Opened
 * while another one is worked on, the page is loaded anew, which drops every cache; answers whether that is about to happen.
 */
export function useAskedCompany(me: Me, presentId: string | null): boolean {
  const { pathname, search, hash } = useLocation();
  const { companyId, search: rest } = companyOfPlace(search);
  const isOther = companyId !== null && presentId !== null && companyId !== presentId && me.companies.some(({ id }) => id === companyId);

  useEffect(() => {
    if (!isOther) return undefined;
    const timer = window.setTimeout(() => window.location.reload(), RELOAD_AFTER);
    return () => window.clearTimeout(timer);
  }, [isOther]);
  useEffect(() => {
    if (companyId !== null && presentId !== null && !isOther) nav.navigate(pathname + rest + hash, { replace: true });
  }, [companyId, presentId, isOther, pathname, rest, hash]);
  return isOther;
}
