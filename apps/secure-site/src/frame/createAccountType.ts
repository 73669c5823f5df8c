import type { FrameContext } from './handlers/types'

/** Which kind of account acts, as it was chosen last on this device. */
export const createAccountType = (
  device: FrameContext['device'],
  origin: FrameContext['origin'],
): FrameContext['accountType'] => ({
  get: async () => (await device.read(origin())).accountType ?? 'eoa',
  set: (type) => device.change(origin(), (kept) => ({ ...kept, accountType: type })),
})
