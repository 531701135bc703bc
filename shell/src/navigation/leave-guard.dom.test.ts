import { createAppHistory } from './history';
import { createLeaveGuard } from './leave-guard';

function setUp() {
  window.history.replaceState(null, '', '/app/a');
  const history = createAppHistory();
  return { history, guard: createLeaveGuard(history) };
}

describe('createLeaveGuard', () => {
  it('lets go when nothing is unsaved', () => {
    const { history, guard } = setUp();
    guard.guard(() => false, 'unsaved');
    history.navigate('/app/b');
    expect(history.location.get().pathname).toBe('/app/b');
    expect(guard.question.get()).toBeNull();
  });

  it('asks, stays on Stay and goes on Leave', () => {
    const { history, guard } = setUp();
    guard.guard(() => true, 'unsaved');
    history.navigate('/app/b');
    expect(guard.question.get()?.message).toBe('unsaved');
    guard.question.get()?.stay();
    expect(guard.question.get()).toBeNull();
    expect(history.location.get().pathname).toBe('/app/a');
    history.navigate('/app/c');
    guard.question.get()?.leave();
    expect(history.location.get().pathname).toBe('/app/c');
  });

  it('lets the browser ask when the tab closes, only while something is unsaved', () => {
    const { guard } = setUp();
    let isDirty = true;
    const lift = guard.guard(() => isDirty, 'unsaved');
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(true);
    isDirty = false;
    expect(closing()).toBe(false);
    isDirty = true;
    lift();
    expect(closing()).toBe(false);
  });
});
