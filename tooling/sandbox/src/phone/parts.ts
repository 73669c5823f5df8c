import type { createQuestions } from './createQuestions'
import type { createSessions } from './createSessions'
import type { openWalletKit } from './openWalletKit'
import type { Signer } from './types'

/** What a phone is made of, for who follows what arrives. */
export interface Parts {
  kit: Awaited<ReturnType<typeof openWalletKit>>
  signers: ReadonlyMap<string, Signer>
  questions: ReturnType<typeof createQuestions>
  sessions: ReturnType<typeof createSessions>
}
