import { spawn } from 'node:child_process';
import { root } from '../root.mjs';

/**
 * Runs a program of the repository and keeps what it says.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, onOutput?: (text: string) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>} never rejects: a program that cannot start has code 127
 */
export function runCommand(command, args, { env = {}, onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (chunk) => {
      output += chunk;
      onOutput?.(String(chunk));
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Compilers and tests make and drop much: with room for what is new it is dropped, not carried about. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

/**
 * Runs a program of an installed package (`node_modules/.bin`).
 * @param {string} name
 * @param {string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export function runBin(name, args, options = {}) {
  return runCommand(`${root}/node_modules/.bin/${name}`, args, { ...options, env: { NODE_OPTIONS, ...options.env } });
}
