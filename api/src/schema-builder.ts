import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import type { Context } from './context';
import { unauthorized } from './errors';

interface SchemaTypes { Context: Context; Scalars: Scalars; AuthScopes: { signedIn: boolean; messenger: boolean }; DefaultFieldNullability: false; DefaultInputFieldRequiredness: true }

/** An alias and not an interface: Pothos asks for an index signature. */
type Scalars = {
  ID: { Input: string; Output: string };
  DateTime: { Input: string; Output: string | Date };
  Date: { Input: string; Output: string };
  RichText: { Input: unknown[]; Output: unknown[] };
};

/**
 * The largest real operation (the company's stream with plan, module and team) costs some 2,700; two of the
 * largest at once pass, an alias bomb does not.
 */
const MAX_COMPLEXITY = 6000;

/** Every module adds its types and fields to this one. Fields are non-null and arguments required unless they say otherwise. */
export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [ScopeAuthPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  scopeAuth: {
    authorizeOnSubscribe: true,
    // Somebody on a partner's site is a messenger and nothing else.
    authScopes: ({ viewer }) => ({ signedIn: viewer !== null && !viewer.embed, messenger: viewer !== null }),
    unauthorizedError: () => unauthorized(),
  },
  complexity: { defaultComplexity: 1, defaultListMultiplier: 5, limit: { complexity: MAX_COMPLEXITY } },
});

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});
