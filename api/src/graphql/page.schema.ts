import type { OutputRef } from '@pothos/core';
import type { Page } from '../text/page';
import { builder } from './schema-builder';

/** The type of a page of such nodes; `usual` is how many a page has, for what it costs. More fields are added to what it answers. */
export function pageRef<Node, Whole extends Page<Node> = Page<Node>>(name: string, node: OutputRef<Node>, usual: number) {
  return builder.objectRef<Whole>(name).implement({
    fields: (t) => ({
      // Pothos does not see through a type parameter; `Page` says that these are its fields.
      nodes: t.expose('nodes' as never, { type: [node], complexity: { field: 1, multiplier: usual } } as never),
      hasMore: t.exposeBoolean('hasMore' as never, {} as never),
      endCursor: t.exposeString('endCursor' as never, { nullable: true } as never),
    }),
  });
}
