/** @typedef {import('../server/api-client.mjs').ApiClient} ApiClient */

/** @param {ApiClient} person @returns {Promise<string>} the first of the person's own companies */
export async function companyOf(person) {
  const { me } = /** @type {{ me: { companies: { id: string }[] } }} */ (await person.graphql('{ me { companies { id } } }'));
  return me.companies[0]?.id ?? '';
}
