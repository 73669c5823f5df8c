import * as z from 'zod/mini'
import { sealedSeedSchema } from '../http/requestSchemas'

export const RECOVERY_KINDS = ['code', 'password', 'passkey'] as const

const recoverySchema = z.object({
  id: z.string(),
  kind: z.enum(RECOVERY_KINDS),
  /** In ms since 1970. */
  createdAt: z.number(),
  /** Share that the frame encrypted under a secret of the user. */
  sealed: z.optional(z.string()),
})

const sharingSchema = z.object({
  id: z.string(),
  check: z.string(),
  /** Public key of the wallet’s signatures over changes of recovery. */
  proofKey: z.string(),
  /** Id of the service key under which `share` and `escrow` are encrypted. */
  key: z.string(),
  share: z.string(),
  /** Share for a new device, until the user has a way of recovery. */
  escrow: z.optional(z.string()),
  recovery: z.array(recoverySchema),
})

// Whole seed, from a version before shares.
const storedSeed = z.extend(sealedSeedSchema, { key: z.optional(sealedSeedSchema.shape.key) })

// Keeps what a newer version has added.
export const userSchema = z.looseObject({
  id: z.string(),
  identity: z.string(),
  email: z.optional(z.string()),
  userName: z.optional(z.string()),
  sharing: z.optional(sharingSchema),
  storedHalf: z.optional(z.string()),
  seed: z.optional(storedSeed),
  /** Left of a deleted user, so that a login at the same moment does not create the user anew under this id. */
  isDeleted: z.optional(z.boolean()),
})

export type User = z.output<typeof userSchema>
export type StoredSharing = z.output<typeof sharingSchema>
export type StoredRecovery = z.output<typeof recoverySchema>
