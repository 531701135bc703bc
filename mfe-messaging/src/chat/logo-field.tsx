import { Button, ImageUpIcon, Text } from '@heartwood/shared-ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { ChannelMark } from '../inbox/channel-mark';
import { useLogoUpload } from './use-logo-upload';

const Top = styled.div`display: flex; gap: 16px; align-items: flex-start; margin: 6px 0 2px;`;
const Buttons = styled.div`display: flex; gap: 8px;`;

export interface LogoFieldProps {
  channelId: string;
  name: string;
  logoUrl: string | null;
  onChange(logoUrl: string | null): void;
}

/** The channel's mark as it will be, and what changes it. */
export function LogoField({ channelId, name, logoUrl, onChange }: LogoFieldProps) {
  const { isUploading, upload } = useLogoUpload();
  const picker = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined) => {
    const url = file ? await upload(file) : null;
    if (url !== null) onChange(url);
  };
  return (
    <Top>
      <ChannelMark channel={{ id: channelId, name: name || '#', logoUrl }} size={72} />
      <div>
        <Buttons>
          <Button size="sm" icon={ImageUpIcon} busy={isUploading} onClick={() => picker.current?.click()}>Upload logo</Button>
          {logoUrl === null ? null : <Button size="sm" variant="ghost" onClick={() => onChange(null)}>Remove logo</Button>}
        </Buttons>
        <Text as="p" size="small" tone="3">Square, at least 200 px. Without a logo the first letter shows.</Text>
        <input
          ref={picker} type="file" accept="image/*" hidden aria-label="Logo" onChange={(event) => void choose(event.target.files?.[0])}
        />
      </div>
    </Top>
  );
}
