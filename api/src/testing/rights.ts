import { randomUUID } from 'node:crypto';
import type { PlanName } from '@heartwood/contract/domain';
import type { RoutePolicy } from '../rest/route';
import type { Part, Stage } from './rights-stage';

/** Who may call a root field, and with what it is called. Everybody else is refused and changes nothing. */
export interface Rule {
  may: readonly Part[] | 'everybody' | 'signed-in';
  variables(stage: Stage, part: Part): Record<string, unknown>;
  /** Of the company; Premium unless told. */
  plan?: PlanName;
  /** Others who are signed in learn nothing, not even that there is something: null or an empty list in place of an error. */
  hides?: true;
  /** A mutation that makes the subscription speak; a change of the own profile unless told. */
  nudge?(stage: Stage): { query: string; variables: Record<string, unknown> };
}

export interface RouteRule {
  policy: RoutePolicy;
  /** Status for whoever may; others get 401 without an account, 403 with one. */
  status: number;
  may?: readonly Part[];
  request(stage: Stage): { path?: string; body?: unknown; headers?: Record<string, string> };
}

/** The stated rights of one part (spec section 6, product decisions rows 10, 12 and 13, and the parts' policy files). */
export interface Rights {
  /** Queries, mutations and subscriptions, as `Query.me`. */
  fields?: Readonly<Record<string, Rule>>;
  /** REST routes, as `POST /users`. */
  routes?: Readonly<Record<string, RouteRule>>;
  /**
   * Types whose fields must be stated, so that a new one is a decision: who sees a type is what the rules say of the
   * fields that lead to it (`from`), and nothing else may. `Person` leads on everywhere: it is what anybody may know of somebody.
   */
  types?: Readonly<Record<string, { from?: readonly string[]; fields: readonly string[] }>>;
}

export const MANAGERS = ['admin', 'owner'] as const;
export const EDITORS = ['editor', ...MANAGERS] as const;
export const MEMBERS = ['viewer', 'custom', ...EDITORS] as const;

export const signedIn = (variables: Record<string, unknown> = {}): Rule => ({ may: 'signed-in', variables: () => variables });
export const inCompany = (may: Rule['may'], more: (stage: Stage) => Record<string, unknown> = () => ({})): Rule => (
  { may, variables: (stage) => ({ companyId: stage.companyId, ...more(stage) }) }
);
export const nobody = () => ({ email: `${randomUUID()}@nobody.example` });
