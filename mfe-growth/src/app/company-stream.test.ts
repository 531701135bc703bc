import { createFakeShell } from '@heartwood/contract/fake-shell';
import { createGrowthClient } from './client';
import { followCompany } from './company-stream';

function follow() {
  const shell = createFakeShell();
  const { client } = createGrowthClient(shell);
  let losses = 0;
  const stream = followCompany(client, shell, 'company', () => {
    losses += 1;
  });
  const push = (seq: number, type = 'MODULE_CHANGED') => shell.fake.socket.push('CompanyEvents', {
    companyEvents: { __typename: 'CompanyEvent', seq, type, actorId: null, moduleKey: null, module: null, plan: null, comment: null, deletedCommentId: null, team: null, company: null },
  });
  // The client asks the socket a moment later.
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const asked = () => shell.fake.socket.open().map(({ variables }) => variables?.after);
  return { shell, stream, push, asked, settled, losses: () => losses };
}

test('nothing is asked for before the first answer says where it stands', async () => {
  const { asked, stream, settled } = follow();
  expect(asked()).toEqual([]);
  stream.startFrom(7);
  await settled();
  stream.startFrom(9);
  expect(asked()).toEqual([7]);
});

test('after an outage it goes on from the last step seen', async () => {
  const { shell, stream, push, asked, settled } = follow();
  stream.startFrom(7);
  await settled();
  push(8);
  push(9);
  shell.events.emit('socket/resumed', {});
  await settled();
  expect(asked()).toEqual([9]);
});

test('a step that the viewer may not know of leaves a hole and is no loss', async () => {
  const { stream, push, losses, settled } = follow();
  stream.startFrom(7);
  await settled();
  push(10);
  expect(losses()).toBe(0);
});

test('when the server cannot go on from there, everything on screen is asked for again', async () => {
  const { shell, stream, push, asked, losses, settled } = follow();
  stream.startFrom(70);
  await settled();
  push(3, 'HELLO');
  expect(losses()).toBe(1);
  shell.events.emit('socket/resumed', {});
  await settled();
  expect(asked()).toEqual([3]);
});

test('after stop nothing listens any more', async () => {
  const { shell, stream, asked, settled } = follow();
  stream.startFrom(7);
  await settled();
  stream.stop();
  shell.events.emit('socket/resumed', {});
  await settled();
  expect(asked()).toEqual([]);
});
