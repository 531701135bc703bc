import { isChunkError, reloadOnce } from './reload-once';

beforeEach(() => sessionStorage.clear());

describe('reloadOnce', () => {
  it('reloads once for each build', () => {
    const reload = jest.fn();
    expect(reloadOnce('growth@1', sessionStorage, reload)).toBe(true);
    expect(reloadOnce('growth@1', sessionStorage, reload)).toBe(false);
    expect(reloadOnce('growth@2', sessionStorage, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('waits for the line, and may still reload then', () => {
    const reload = jest.fn();
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce('growth@1', sessionStorage, reload)).toBe(false);
    line.mockRestore();
    expect(reload).not.toHaveBeenCalled();
    expect(reloadOnce('growth@1', sessionStorage, reload)).toBe(true);
  });
});

describe('isChunkError', () => {
  it.each([
    [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
    [Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }), true],
    [new Error('wrapped', { cause: Object.assign(new Error('x'), { name: 'ChunkLoadError' }) }), true],
    [new Error('another'), false],
    ['text', false],
  ])('%p: %s', (error, expected) => {
    expect(isChunkError(error)).toBe(expected);
  });
});
