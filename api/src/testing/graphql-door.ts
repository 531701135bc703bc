import type { GraphqlAnswer, TestServer } from './test-server';

/** The door of operations from outside, as the client sees its answers. */
export function graphqlDoor(server: () => TestServer) {
  async function post(body: unknown, headers: Record<string, string> = {}, to = server()) {
    const response = await fetch(`${to.url}/graphql`, {
      method: 'POST', headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return {
      status: response.status, type: response.headers.get('content-type'), headers: response.headers,
      body: await response.json() as GraphqlAnswer<Record<string, unknown>>,
    };
  }

  /** Twice interpreted, then compiled: each has to answer alike. */
  async function threeTimes(body: object, headers: Record<string, string> = {}) {
    const answers = [await post(body, headers), await post(body, headers), await post(body, headers)];
    return answers.map(({ status, body: answer }) => ({ status, answer }));
  }

  return { post, threeTimes };
}
