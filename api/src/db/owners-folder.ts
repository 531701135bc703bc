import { mkdirSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OTHERS } from '../process/data-folder';

type Initialized = ReturnType<NodeFS['init']>;

/** The part of Emscripten's bridge to the file system that gives modes. */
interface ModeSetters {
  node_ops: {
    setattr(node: unknown, attributes: { mode?: number }): void;
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
  };
  stream_ops: { setattr(stream: unknown, attributes: { mode?: number }): void };
}

/**
 * A folder for PGlite whose files are the owner's alone. Emscripten sets modes by chmod after it has made a file, and so
 * passes by the process' umask: without this everything would be 0666.
 */
export class OwnersFolder extends NodeFS {
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    super(folder);
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): Initialized {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), (module) => {
          const { node_ops: ofNodes, stream_ops: ofStreams } = module.NODEFS as unknown as ModeSetters;
          for (const operations of [ofNodes, ofStreams]) {
            const { setattr } = operations;
            operations.setattr = (place, attributes) => setattr(place, closed(attributes));
          }
          const { mknod } = ofNodes;
          ofNodes.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
        }],
      },
    };
  }
}

function closed<Attributes extends { mode?: number }>(attributes: Attributes): Attributes {
  return attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS };
}
