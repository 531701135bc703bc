import type { DEPARTMENTS, Objective, SECTORS, Stage, SUSTAINABLE_DEVELOPMENT_GOALS } from '@heartwood/contract/domain';
import { builder } from '../../graphql/schema-builder';

export const ObjectiveRef = builder.objectRef<Objective>('Objective').implement({
  fields: (t) => ({ value: t.exposeString('value'), label: t.exposeString('label'), description: t.exposeString('description') }),
});

export const StageRef = builder.objectRef<Stage>('Stage').implement({
  description: 'In the order of growth, by `id`.',
  fields: (t) => ({ id: t.exposeInt('id'), name: t.exposeString('name'), description: t.exposeString('description') }),
});

export const SectorRef = builder.objectRef<(typeof SECTORS)[number]>('Sector').implement({
  fields: (t) => ({
    id: t.exposeID('id'), name: t.exposeString('name'),
    isic: t.exposeString('isic', { description: 'Section letter of the UN’s classification (ISIC Rev. 4).' }),
  }),
});

export const DepartmentRef = builder.objectRef<(typeof DEPARTMENTS)[number]>('Department').implement({
  fields: (t) => ({ name: t.exposeString('name'), positions: t.stringList({ resolve: ({ positions }) => [...positions] }) }),
});

export const SdgRef = builder.objectRef<(typeof SUSTAINABLE_DEVELOPMENT_GOALS)[number]>('Sdg').implement({
  description: 'One of the United Nations’ goals, by its number; screens draw its tile.',
  fields: (t) => ({ id: t.exposeInt('id'), name: t.exposeString('name') }),
});
