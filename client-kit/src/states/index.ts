export { NotLoaded } from './not-loaded';
export { isForbidden, NotAMember, PageFailure, type PageFailureProps } from './page-failure';
export { PlanGate, type PlanGateProps } from './plan-gate';
export { useArrived } from './use-arrived';
export { useFailure, type LoadFailure } from './use-failure';
export { LOAD_TIMEOUT, usePatience } from './use-patience';
