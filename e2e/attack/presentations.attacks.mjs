import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

/** @typedef {import('../server/api-client.mjs').ApiClient} ApiClient */
/** @typedef {{ error: { code: string } | null }} Payload */

const PAPER = '7e3e0000-0000-4000-8000-000000000002';
const PATCH =
  'mutation ($id: ID!, $p: ID!, $ops: [JSON!]!) { patchPresentation(id: $id, patchId: $p, ops: $ops) { revision error { code } } }';
const OPEN = `mutation ($t: String!, $v: ID!, $p: String) { openSharedPresentation(token: $t, viewId: $v, passcode: $p) {
  shared { data } asksPasscode hasEnded error { code } } }`;
const words = (/** @type {string} */ text) => [{ type: 'paragraph', children: [{ text }] }];

/**
 * @param {ApiClient} person @param {string} secret @returns {Promise<{ id: string, companyId: string }>} a deck with something to be kept
 */
async function deckOf(person, secret) {
  const { me } = /** @type {{ me: { companies: { id: string }[] } }} */ (await person.graphql('{ me { companies { id } } }'));
  const [id, companyId] = [randomUUID(), me.companies[0]?.id ?? ''];
  await person.graphql('mutation ($i: CreatePresentationInput!) { createPresentation(input: $i) { error { code } } }', {
    i: { id, companyId, themeId: PAPER, title: 'Attacked', type: 'blank' },
  });
  const block = {
    id: 'block-99', kind: 'text', role: 'body', value: words('Shown'), x: 0, y: 0, width: 400, height: 80, rev: 0, bindings: [],
  };
  const slides = [{ id: 'slide-98', layout: 'head', notes: secret, rev: 0, blocks: [block] }, {
    id: 'slide-99', layout: 'head', notes: '', rev: 0, isHidden: true, blocks: [{ ...block, value: words(secret) }],
  }];
  const { patchPresentation } = /** @type {{ patchPresentation: Payload }} */ (await person.graphql(PATCH, {
    id, p: randomUUID(), ops: slides.map((slide) => ({ op: 'add-slide', slide, after: null })),
  }));
  assert.equal(patchPresentation.error, null);
  return { id, companyId };
}

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'reading, writing, copying and sharing a deck of another company by its id',
    async run(target) {
      const [founder, stranger] = [await target.demo('founder'), await target.demo('outsider')];
      const { id, companyId } = await deckOf(founder, 'our secret');
      const read = 'query ($id: ID!, $k: String) { presentation(id: $id, viewKey: $k) { title } }';
      for (const k of [null, '', 'x', "' or 1=1 --"]) assert.deepEqual(await stranger.graphql(read, { id, k }), { presentation: null });
      const commands = [
        [PATCH, { id, p: randomUUID(), ops: [{ op: 'set-deck', set: { footer: 'Stolen' } }] }, 'patchPresentation'],
        [
          'mutation ($id: ID!, $n: ID!) { duplicatePresentation(id: $id, newId: $n) { error { code } } }', { id, n: randomUUID() },
          'duplicatePresentation',
        ],
        ['mutation ($id: ID!) { deletePresentation(id: $id) { error { code } } }', { id }, 'deletePresentation'],
        [`mutation ($c: ID!, $id: ID!, $p: ID!) { createShareLink(companyId: $c, id: $id, presentationId: $p, set: { name: "Mine" }) { url error { code } } }`,
          { c: companyId, id: randomUUID(), p: id }, 'createShareLink'],
      ];
      for (const [text, variables, name] of /** @type {[string, Record<string, unknown>, string][]} */ (commands)) {
        const answer = /** @type {Record<string, Payload>} */ (await stranger.graphql(text, variables));
        assert.equal(answer[name]?.error?.code, 'FORBIDDEN', name);
      }
      for (const field of ['presentationVersions(id: $id)', 'presentationComments(presentationId: $id)']) {
        await assert.rejects(stranger.graphql(`query ($id: ID!) { ${field} { hasMore } }`, { id }), field);
      }
    },
  },
  {
    name: 'notes, hidden slides and words behind a binding, through a link',
    async run(target) {
      const [founder, stranger] = [await target.demo('founder'), await target.demo('outsider')];
      const secret = `secret ${randomUUID()}`;
      const { id, companyId } = await deckOf(founder, secret);
      const { createShareLink } = /** @type {{ createShareLink: Payload & { url: string } }} */ (await founder.graphql(
        `mutation ($c: ID!, $id: ID!, $p: ID!) { createShareLink(companyId: $c, id: $id, presentationId: $p, set: { name: "Angels" }) { url error { code } } }`,
        { c: companyId, id: randomUUID(), p: id },
      ));
      const token = new URL(createShareLink.url).pathname.split('/').at(-1) ?? '';
      const answer = JSON.stringify(await stranger.graphql(OPEN, { t: token, v: randomUUID() }));
      assert.match(answer, /Shown/);
      assert.ok(!answer.includes(secret));
      for (const t of ['', token.slice(1), `${token}x`, id, companyId]) {
        const { openSharedPresentation } = /** @type {{ openSharedPresentation: Payload & { shared: unknown } }} */ (
          await stranger.graphql(OPEN, { t, v: randomUUID() }));
        assert.deepEqual([openSharedPresentation.shared, openSharedPresentation.error?.code], [null, 'NOT_FOUND']);
      }
    },
  },
  {
    name: 'many passcodes at once, for a link that asks for one',
    async run(target) {
      const [founder, stranger] = [await target.demo('founder'), await target.demo('outsider')];
      const { id, companyId } = await deckOf(founder, 'our secret');
      const { createShareLink } = /** @type {{ createShareLink: Payload & { url: string } }} */ (await founder.graphql(
        `mutation ($c: ID!, $id: ID!, $p: ID!) {
          createShareLink(companyId: $c, id: $id, presentationId: $p, set: { name: "Angels", passcode: "crate-4310" }) { url error { code } } }`,
        { c: companyId, id: randomUUID(), p: id },
      ));
      const token = new URL(createShareLink.url).pathname.split('/').at(-1) ?? '';
      const tries = await Promise.all(Array.from({ length: 12 }, (_, at) => (
        stranger.graphql(OPEN, { t: token, v: randomUUID(), p: `crate-${4300 + at}` })
      )));
      const codes = /** @type {{ openSharedPresentation: Payload }[]} */ (tries).map(({ openSharedPresentation: { error } }) => (
        error?.code
      ));
      assert.ok(codes.filter((code) => code === 'PASSCODE').length <= 5, codes.join());
    },
  },
  {
    name: 'slides that are none: scripts, other hosts, foreign fields, NUL, half a character, and more than a deck holds',
    async run(target) {
      const founder = await target.demo('founder');
      const { id } = await deckOf(founder, 'our secret');
      const set = (/** @type {object} */ fields) => [{ op: 'set-block', slideId: 'slide-98', blockId: 'block-99', set: fields }];
      const bad = [
        set({ link: 'javascript:alert(1)' }), set({ onclick: 'alert(1)' }), set({ value: [{ type: 'script', children: [{ text: 'x' }] }] }),
        set({ value: words('a\u0000b') }), set({ value: words('\ud800') }), set({ rev: -1, x: 'left' }), [{ op: '__proto__' }], [[]],
        [null],
        [{ op: 'add-slide', after: null, slide: { id: '../../etc', layout: 'head', notes: '', rev: 0, blocks: [] } }],
        Array.from({ length: 500 }, () => ({ op: 'set-deck', set: { footer: 'x' } })),
      ];
      for (const ops of bad) {
        const code = await founder.graphql(PATCH, { id, p: randomUUID(), ops }).then(
          (answer) => /** @type {{ patchPresentation: Payload }} */ (answer).patchPresentation.error?.code ?? null, () => 'refused',
        );
        assert.ok(['INVALID', 'TOO_LARGE', 'refused'].includes(code ?? ''), `${JSON.stringify(ops).slice(0, 80)}: ${code}`);
      }
    },
  },
];
