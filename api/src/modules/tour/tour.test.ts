import { AREAS, MODULES, TOUR_TARGETS } from '@heartwood/contract/domain';
import { buildCast, type Cast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { stepsOf, TOUR_STAGES } from './tour-stages';

const steps = TOUR_STAGES.flatMap(stepsOf);
const beside = steps.filter(({ type }) => type === 'ELEMENT');

describe('the stages of the tour', () => {
  it('are Idea and Business Ready, of ten minutes each', () => {
    expect(TOUR_STAGES.map(({ stage, title, time }) => ({ stage, title, time }))).toEqual([
      { stage: 1, title: 'Idea', time: '10 mins' }, { stage: 2, title: 'Business Ready', time: '10 mins' },
    ]);
  });

  it('stand beside each target once, on the page the specification names', () => {
    const on = (route: string) => beside.filter((step) => step.route === route).map(({ target }) => target);
    expect(on('/foundation')).toEqual(['vision', 'belief', 'values', 'culture', 'sdgs', 'skills', 'team', 'advisoryBoard']);
    expect(on('/business-model')).toEqual(['overallProblem', 'overallSolution', 'customerSegment']);
    expect(on('/overview')).toEqual(['elevatorPitch']);
    expect(beside.map(({ target }) => target).sort()).toEqual([...TOUR_TARGETS].sort());
  });

  it('have steps of 5 mins, below Foundation of 00:35mins, 250 to 350 px below the edge, beside or above their element', () => {
    for (const { offset, position } of steps) {
      expect(offset).toBeGreaterThanOrEqual(-350);
      expect(offset).toBeLessThanOrEqual(-250);
      expect(['right-start', 'top']).toContain(position);
    }
    for (const { type, route, time } of steps) expect(time).toBe(type === 'ELEMENT' && route === '/foundation' ? '00:35mins' : '5 mins');
  });

  it('open a module of their page, and have keys of their own', () => {
    expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
    for (const { params, route } of beside) {
      if (!params) continue;
      const area = MODULES.find(({ key }) => key === params.module)?.area;
      expect(`/${AREAS.find(({ key }) => key === area)?.route ?? ''}`).toBe(route);
    }
  });
});

describe('the tour of a person', () => {
  let server: TestServer;
  let cast: Cast;
  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); });
  afterAll(() => server.close());

  const READ = '{ tourProgress { isActive group activeStep } tour { id steps { key steps { key parent tourId } } } }';
  const SAVE = `mutation ($isActive: Boolean!, $group: String!, $activeStep: Int!) {
    saveTourProgress(isActive: $isActive, group: $group, activeStep: $activeStep) { progress { isActive group activeStep } error { code field message } }
  }`;
  interface Read { tourProgress: unknown; tour: { id: string; steps: { key: string; steps: unknown[] }[] }[] }
  const read = async (token: string) => (await server.graphql<Read>(READ, {}, token)).data;
  const save = async (progress: object) => (
    (await server.graphql<{ saveTourProgress: unknown }>(SAVE, { ...progress }, cast.owner.token)).data?.saveTourProgress);

  it('has not begun, goes on where it was left, and is nobody else’s', async () => {
    const before = { isActive: false, group: 'idea', activeStep: 0 };
    expect((await read(cast.owner.token))?.tourProgress).toEqual(before);
    const second = { isActive: true, group: 'business-ready', activeStep: 2 };
    expect(await save({ isActive: true, group: 'idea', activeStep: 1 })).toMatchObject({ error: null });
    expect(await save(second)).toEqual({ progress: second, error: null });
    expect((await read(cast.owner.token))?.tourProgress).toEqual(second);
    expect((await read(cast.editor.token))?.tourProgress).toEqual(before);
  });

  it.each([
    ['a stage', { group: 'growth', activeStep: 0 }, 'group'],
    ['a step beyond the last', { group: 'idea', activeStep: 9 }, 'activeStep'],
    ['a step before the first', { group: 'idea', activeStep: -1 }, 'activeStep'],
  ])('has no such thing: %s', async (_what, progress, field) => {
    expect(await save({ isActive: true, ...progress })).toMatchObject({ progress: null, error: { code: 'INVALID', field } });
  });

  it('comes with what stands below a page', async () => {
    const tour = (await read(cast.viewer.token))?.tour;
    expect(tour?.[0]?.steps[0]?.steps).toHaveLength(8);
    expect(tour?.[0]?.steps[0]?.steps[0]).toEqual({ key: 'vision', parent: 'foundation', tourId: 'idea' });
  });
});
