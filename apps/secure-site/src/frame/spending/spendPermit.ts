import * as z from 'zod/mini'

export const assertionSchema = z.strictObject({
  id: z.string(),
  clientDataJSON: z.string(),
  authenticatorData: z.string(),
  signature: z.string(),
})

export type Assertion = z.output<typeof assertionSchema>

export const spendPermitSchema = z.object({
  id: z.string(),
  passkey: z.optional(z.object({ challenge: z.string(), id: z.string() })),
})

export type SpendPermit = z.output<typeof spendPermitSchema>
