import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import { FrameError } from '../errors/FrameError'

export const wayOfRecoverySchema = z.object({
  id: z.string(),
  kind: z.enum(['code', 'password', 'passkey']),
  /** In ms since 1970. */
  createdAt: z.number(),
})

/** Way of recovery that the user has added. */
export type WayOfRecovery = z.output<typeof wayOfRecoverySchema>

/** Reports that this device has no share of the user’s wallet, and that the server gives it none. */
export class NoShareError extends FrameError {
  readonly ways: readonly WayOfRecovery[]
  readonly sharingId: string

  constructor({ ways, sharingId }: { ways: readonly WayOfRecovery[]; sharingId: string }) {
    super(texts().errors.wallet.notHere)
    this.ways = ways
    this.sharingId = sharingId
  }
}
