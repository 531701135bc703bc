import { moduleOptimism } from './module.cache';

test('a text on its way is never shown as the server’s, what is set beside it is', () => {
  const variables = {
    companyId: 'c1', key: 'vision',
    set: { description: [{ type: 'paragraph', children: [{ text: 'Mine' }] }], otherDescription: [], priority: 'HIGH' }, baseRevision: 1,
  };
  const answer = moduleOptimism['updateModule']?.(variables, {} as never, {} as never) as { module: Record<string, unknown> };
  expect(answer.module).toMatchObject({ __typename: 'GrowthModule', priority: 'HIGH' });
  expect(answer.module).not.toHaveProperty('description');
  expect(answer.module).not.toHaveProperty('otherDescription');
});
