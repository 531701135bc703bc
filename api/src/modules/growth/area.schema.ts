import type { OutputRef } from '@pothos/core';
import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { ModuleKeyRef } from '../company';
import type { Area, AreaReading } from './area';
import { CommentPageRef, GrowthFrameworkRef, GrowthModuleRef } from './growth.schema';

/** What the types of all areas have. */
export const AreaRef = builder.interfaceRef<Area>('Area').implement({
  description: `One area with its modules and the rows that they hold. A row of a module that is not shown to the viewer is left out, and so
is a link to it.`,
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    framework: t.expose('framework', { type: GrowthFrameworkRef }),
    modules: t.expose('modules', { type: [GrowthModuleRef], complexity: { field: 1, multiplier: 9 } }),
    comments: t.expose('comments', {
      type: CommentPageRef, nullable: true,
      description: 'The newest of the module `open`; null when none was named, or when it is not shown to the viewer.',
    }),
  }),
});

/** The root field of an area: its page in one statement. */
export function areaField<Lists>(name: string, type: OutputRef<Area & Lists>, { read }: AreaReading<Lists>): void {
  builder.queryField(name, (t) => t.field({
    type, nullable: true, complexity: STATEMENT_COST, authScopes: { signedIn: true },
    args: { companyId: t.arg.id(), open: t.arg({ type: ModuleKeyRef, required: false }) },
    resolve: (_root, input, context, info) => read(context, input, info) as never,
  }));
}
