import { createFakeShell } from '@heartwood/contract/fake-shell';
import { gql, type Exchange } from '@urql/core';
import { createClient } from '../graphql';
import { followCompany, type CompanyEvents } from './follow-company';

const cache: Exchange = ({ forward }) => forward;
const document: CompanyEvents = gql`
  subscription CompanyEvents($companyId: ID!, $after: Int) { companyEvents(companyId: $companyId, after: $after) { seq type } }
`;

function follow(load: () => Promise<CompanyEvents> = () => Promise.resolve(document)) {
  const shell = createFakeShell();
  const { client } = createClient(shell, { remote: 'harbour', cache });
  let losses = 0;
  const onLoss = () => {
    losses += 1;
  };
  const stream = followCompany(client, shell, { load, companyId: 'company', onLoss });
  const push = (seq: number, type = 'TEAM_CHANGED') => shell.fake.socket.push('CompanyEvents', {
    companyEvents: { __typename: 'CompanyEvent', seq, type },
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

test('a document that does not come is asked for again when the line is back', async () => {
  let isDown = true;
  const { shell, stream, asked, settled } = follow(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(document)));
  stream.startFrom(7);
  await settled();
  expect(asked()).toEqual([]);
  isDown = false;
  shell.events.emit('socket/resumed', {});
  await settled();
  expect(asked()).toEqual([7]);
});

test('who has left by the time it comes follows nothing', async () => {
  const { stream, asked, settled } = follow();
  stream.startFrom(7);
  stream.stop();
  await settled();
  expect(asked()).toEqual([]);
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
