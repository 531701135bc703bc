import { randomUUID } from 'node:crypto';

/** Speaks to a running product as one signed-in person, the way a browser does. */
export class ApiClient {
  /**
   * @param {string} url
   * @param {string} token
   */
  constructor(url, token) {
    this.url = url;
    this.token = token;
  }

  /**
   * @param {string} url
   * @param {string} email
   * @param {string} [password] the demo accounts' unless told
   */
  static async signIn(url, email, password = 'heartwood-demo') {
    const response = await fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!response.ok) throw new Error(`Sign-in of ${email} was answered with ${response.status}: ${await response.text()}`);
    const { token } = /** @type {{ token: string }} */ (await response.json());
    return new ApiClient(url, token);
  }

  /**
   * @template Data
   * @param {string} query
   * @param {Record<string, unknown>} [variables]
   * @returns {Promise<Data>} throws when the answer has errors
   */
  async graphql(query, variables = {}) {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = /** @type {{ data: Data, errors?: { message: string }[] }} */ (await response.json());
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
    return data;
  }

  /** @returns {Promise<string>} the first company, the person's own before others */
  async companyId() {
    const { me } = /** @type {{ me: { companies: { id: string }[] } }} */ (await this.graphql('{ me { companies { id } } }'));
    const [company] = me.companies;
    if (!company) throw new Error('no company');
    return company.id;
  }

  /**
   * @param {string} companyId
   * @param {string} id
   */
  async addVisionComment(companyId, id = randomUUID()) {
    const query = `mutation ($companyId: ID!, $id: ID!, $message: String!) {
      addComment(companyId: $companyId, key: vision, id: $id, message: $message, mentions: []) { comment { id } error { message } }
    }`;
    const { addComment } = /** @type {{ addComment: { comment: { id: string } | null, error: { message: string } | null } }} */ (await this.graphql(query, { companyId, id, message: `Note ${id}` }));
    if (!addComment.comment) throw new Error(addComment.error?.message ?? 'no comment came back');
    return addComment.comment.id;
  }

  /**
   * @param {string} companyId
   * @returns {Promise<string[]>} ids of all comments of the vision
   */
  async visionCommentIds(companyId) {
    const query = `query ($companyId: ID!, $after: String) {
      comments(companyId: $companyId, key: vision, first: 100, after: $after) { nodes { id } hasMore endCursor }
    }`;
    /** @type {string[]} */
    const ids = [];
    for (let after = null, hasMore = true; hasMore; ) {
      const { comments } = /** @type {{ comments: { nodes: { id: string }[], hasMore: boolean, endCursor: string | null } }} */ (
        await this.graphql(query, { companyId, after })
      );
      ids.push(...comments.nodes.map(({ id }) => id));
      ({ hasMore, endCursor: after } = comments);
    }
    return ids;
  }
}
