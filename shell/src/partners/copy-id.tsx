import styled from 'styled-components';
import { Button } from '@heartwood/shared-ui';
import { toast } from '../toasts/toasts';

const Id = styled.code`font: 12px/18px ui-monospace, monospace; overflow-wrap: anywhere;`;

/** A list of names with their ids. */
export const Ids = styled.ul`margin: 0; padding: 0; list-style: none; & > li { overflow-wrap: anywhere; }`;

/** An id that goes into a page or a program, to take along. */
export function CopyId({ id, of }: { id: string; of: string }) {
  return <><Id>{id}</Id> <Button
    size="sm" variant="ghost" aria-label={`Copy the id of ${of}`}
    onClick={() => void navigator.clipboard.writeText(id).then(() => toast({ title: 'Copied', status: 'success' }))}
  >Copy</Button></>;
}
