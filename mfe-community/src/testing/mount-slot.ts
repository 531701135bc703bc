import type { SlotParams } from '@heartwood/contract';
import type { FakeShell } from '@heartwood/contract/fake-shell';
import { mountPage, type MountedPage } from '@heartwood/client-kit/testing';
import { slots } from '../remote';

/** One of the remote's slots, mounted as the shell would. */
export function mountSlot(name: string, shell: FakeShell, params: SlotParams = {}): Promise<MountedPage> {
  return mountPage(slots?.[name], shell, params);
}
