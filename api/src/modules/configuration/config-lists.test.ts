import { DEPARTMENTS, OBJECTIVES, SECTORS, STAGES, SUSTAINABLE_DEVELOPMENT_GOALS } from '@heartwood/contract/domain';
import { startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());

it('repeats the lists of the shared code, in their order, to anybody', async () => {
  const { data, errors } = await server.graphql(`{ configuration {
    objectives { value label description } stages { id name description } sectors { id name isic } departments { name positions } sdgs { id name } } }`);
  expect(errors).toBeUndefined();
  expect(data?.configuration).toEqual({
    objectives: OBJECTIVES, stages: STAGES, sectors: SECTORS, departments: DEPARTMENTS, sdgs: SUSTAINABLE_DEVELOPMENT_GOALS,
  });
});
