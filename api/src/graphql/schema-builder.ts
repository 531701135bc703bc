import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import type { Context } from '../request/context';
import { unauthorized } from '../request/errors';

interface SchemaTypes {
  Context: Context;
  Scalars: Scalars;
  AuthScopes: { signedIn: boolean; messenger: boolean };
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
}

/** An alias and not an interface: Pothos asks for an index signature. */
type Scalars = {
  ID: { Input: string; Output: string };
  DateTime: { Input: string; Output: string | Date };
  Date: { Input: string; Output: string };
  Decimal: { Input: string; Output: string };
  RichText: { Input: unknown[]; Output: unknown[] };
  JSON: { Input: object; Output: unknown };
};

/** What the fields of a type with this shape are made with: for fields that several types share. */
export type FieldsOf<Shape> = PothosSchemaTypes.ObjectFieldBuilder<PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>, Shape>;

/** The same for inputs. */
export type InputFields = PothosSchemaTypes.InputFieldBuilder<PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>, 'InputObject'>;

/**
 * The largest real operation, the page of Foundation, costs some 2,300. A list counts as often
 * as it usually has entries, a plain field as one.
 */
export const MAX_COMPLEXITY = 5000;

/** What a field costs that goes to the database: more than 29 in one operation are refused, whatever they select. */
export const STATEMENT_COST = 170;

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
  // operation-cost.ts holds operations to MAX_COMPLEXITY.
  complexity: { defaultComplexity: 1, defaultListMultiplier: 5 },
});

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});
