import { createFileDigests } from './file-digests';

const digest = `sha384-${'B'.repeat(64)}`;
const never = `sha384-${'A'.repeat(64)}`;
const folder = '/remotes/growth/1.0.0-aaaaaaaa';
const digests = createFileDigests(`${folder}/mf-manifest.json?again=1`, {
  digests: { 'chunk.js': digest, 'fonts/a.woff2': digest, 'odd.js': 'sha384-x', 'none.js': '' },
});

describe('the digests of a version', () => {
  it.each([
    ['a file beside the manifest', `${folder}/chunk.js`, digest],
    ['the same with its origin and a query', `http://localhost${folder}/chunk.js?again=2`, digest],
    ['a file in a folder', `${folder}/fonts/a.woff2`, digest],
    ['a file that is not listed', `${folder}/other.js`, never],
    ['a file of another version', '/remotes/growth/2.0.0-bbbbbbbb/chunk.js', never],
    ['a path that leaves the version', `${folder}/../2.0.0-bbbbbbbb/chunk.js`, never],
    ['a file of another origin', `https://evil.test${folder}/chunk.js`, never],
    ['a digest that a browser would pass over', `${folder}/odd.js`, never],
    ['an empty digest', `${folder}/none.js`, never],
  ])('of %s', (_, address, expected) => {
    expect(digests.of(address)).toBe(expected);
  });

  it('match nothing when the manifest lists none', () => {
    for (const manifest of [
      null, 'text', {}, { digests: null },
    ]) expect(createFileDigests(`${folder}/mf-manifest.json`, manifest).of(`${folder}/chunk.js`)).toBe(never);
  });
});
