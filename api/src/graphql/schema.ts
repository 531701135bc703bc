import type { GraphQLSchema } from 'graphql';
import './scalars.schema';
import '../modules/account';
import '../modules/affiliate';
import '../modules/calendar';
import '../modules/company';
import '../modules/configuration';
import '../modules/demo';
import '../modules/business-model';
import '../modules/competition';
import '../modules/credit';
import '../modules/activity';
import '../modules/billing';
import '../modules/market-potential';
import '../modules/risk';
import '../modules/event';
import '../modules/evidence';
import '../modules/export';
import '../modules/foundation';
import '../modules/growth';
import '../modules/insight';
import '../modules/live';
import '../modules/messaging';
import '../modules/mine';
import '../modules/note';
import '../modules/notification';
import '../modules/partner';
import '../modules/pitch';
import '../modules/post';
import '../modules/presentation';
import '../modules/profile';
import '../modules/search';
import '../modules/share';
import '../modules/slack';
import '../modules/social';
import '../modules/suggestion';
import '../modules/team';
import '../modules/tour';
import { limitCost } from './operation-cost';
import { builder } from './schema-builder';
import { requireUuids } from './uuid-arguments';

let built: GraphQLSchema | undefined;

/** The one schema of both transports. Built once: the types are shared, and so is what the JIT makes of them. */
export function buildSchema(): GraphQLSchema {
  built ??= inlineExposedFields(limitCost(requireUuids(builder.toSchema())));
  return built;
}

/**
 * A field that only reads its own property needs no resolver: the JIT then writes it into the compiled query
 * in place of a call.
 */
function inlineExposedFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!('getFields' in type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if ('resolve' in field && field.extensions.pothosExposedField === field.name) delete field.resolve;
    }
  }
  return schema;
}
