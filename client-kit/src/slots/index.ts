export { HostedSlot, type HostedSlotProps } from './hosted-slot';
