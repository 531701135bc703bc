// A process of the load. Told what to do, one thing after the other, by `generator-process.mjs`.
import { members } from './people.mjs';
import { streamRequests } from './request-stream.mjs';
import { SocketCrowd } from './socket-crowd.mjs';

const everybody = await members(process.env.ORIGINAL ?? '');
const crowd = new SocketCrowd();

const acts = {
  open: ({ targets, sockets }) => crowd.open(everybody.slice(0, sockets), targets),
  listen: () => crowd.listen(),
  heard: ({ countedFrom }) => crowd.result(countedFrom),
  close: () => crowd.close(),
  stream: (load) => streamRequests(everybody, load),
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
};

process.on('message', async (/** @type {{ id: number, act: keyof typeof acts, told: any }} */ { id, act, told }) => {
  try {
    process.send?.({ id, answer: (await acts[act](told)) ?? null });
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
process.send?.({ id: 0, answer: null });
