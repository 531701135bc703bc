import { object, string, type InferType } from 'yup';

export const channelSchema = object({
  name: string().trim().required('Channel name is required').max(100, 'Use at most 100 characters'),
  description: string().trim().max(1000, 'Use at most 1000 characters').default(''),
  type: string().oneOf(['OPEN', 'CLOSE'] as const).required(),
});

export type ChannelValues = InferType<typeof channelSchema>;
