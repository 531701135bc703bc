import { pageHead } from './page-head';

describe('pageHead', () => {
  it('tells of a name after the effect that gives it, and keeps the order', async () => {
    const heard: string[] = [];
    const stop = pageHead.subscribe(() => heard.push(pageHead.get().title));
    pageHead.set({ title: 'Plan', crumbs: [] });
    pageHead.set({ title: 'Foundation', crumbs: [] });
    expect(heard).toEqual([]);
    await Promise.resolve();
    expect(heard).toEqual(['Plan', 'Foundation']);
    expect(pageHead.get().title).toBe('Foundation');
    stop();
  });
});
