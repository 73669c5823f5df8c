import * as z from 'zod/mini'

/** Answer of `navigator.credentials.get`, as base64url. */
export const assertionSchema = z.strictObject({
  id: z.string(),
  clientDataJSON: z.string(),
  authenticatorData: z.string(),
  signature: z.string(),
})

export type Assertion = z.output<typeof assertionSchema>

/** Names a request that the server’s policy has let begin. */
export const spendPermitSchema = z.object({
  id: z.string(),
  /** Present if the user’s passkey must answer. */
  passkey: z.optional(z.object({ challenge: z.string(), id: z.string() })),
})

export type SpendPermit = z.output<typeof spendPermitSchema>
