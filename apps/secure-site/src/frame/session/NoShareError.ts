import * as z from 'zod/mini'
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
    super('Your wallet isn’t on this device yet. Open it with your recovery, or approve this device on another one.')
    this.ways = ways
    this.sharingId = sharingId
  }
}
