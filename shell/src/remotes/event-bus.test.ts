import { createEventBus } from './event-bus';

describe('createEventBus', () => {
  it('reaches every listener until it stops, even when one of them fails', () => {
    const failed: unknown[] = [];
    const bus = createEventBus((error) => failed.push(error));
    const heard: string[] = [];
    bus.on('team/changed', () => {
      throw new Error('mine alone');
    });
    const stop = bus.on('team/changed', ({ companyId }) => heard.push(companyId));
    bus.emit('team/changed', { companyId: 'c1' });
    stop();
    bus.emit('team/changed', { companyId: 'c2' });
    expect(heard).toEqual(['c1']);
    expect(failed).toHaveLength(2);
  });
});
