export { behind, type LoadedList } from './behind';
export { forget, forgetting } from './forget';
export { embedded, linkedIds, type Link } from './links';
export { lateRules, type CacheRules, type LateRulesOptions } from './late-rules';
export { listRules, type ListOptions, type ListRules, type RecordNews } from './list-rules';
export { pageRules, type PageArguments, type PageOptions, type PageRules } from './page-rules';
