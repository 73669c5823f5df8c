import type { createPhonePrompts } from './createPhonePrompts'
import type { createPhoneSessions } from './createPhoneSessions'
import type { openWalletKit } from './openWalletKit'
import type { PhoneSigner } from './types'

export interface PhoneServices {
  kit: Awaited<ReturnType<typeof openWalletKit>>
  signers: ReadonlyMap<string, PhoneSigner>
  prompts: ReturnType<typeof createPhonePrompts>
  sessions: ReturnType<typeof createPhoneSessions>
}
