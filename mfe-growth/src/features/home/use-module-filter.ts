import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { filterIn, withFilter, type ModuleFilter } from '../../module/module-filter';
import { $filter, filterChosen, MODULE_FILTERS } from './home.model';

/** Which modules the home lists. The address says it, so that it outlives a reload and can be sent to somebody. */
export function useModuleFilter(): [ModuleFilter, (next: ModuleFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const kept = useUnit($filter);
  const named = filterIn(search, MODULE_FILTERS);
  const isUnnamed = !search.has('filter') && kept !== 'all';
  useEffect(() => {
    if (isUnnamed) setSearch((present) => withFilter(present, kept), { replace: true });
    else filterChosen(named);
  }, [isUnnamed, named, kept, setSearch]);
  const choose = (next: ModuleFilter) => {
    filterChosen(next);
    setSearch((present) => withFilter(present, next), { replace: true });
  };
  return [isUnnamed ? kept : named, choose];
}
