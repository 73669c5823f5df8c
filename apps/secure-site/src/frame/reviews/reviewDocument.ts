import * as z from 'zod/mini'
import { spendPermitSchema } from '../spending/spendPermit'

const warningSchema = z.object({ level: z.enum(['bad', 'warn']), text: z.string() })
const rowSchema = z.object({ name: z.string(), value: z.string(), code: z.optional(z.boolean()) })
const sectionSchema = z.object({
  title: z.optional(z.string()),
  rows: z.optional(z.array(rowSchema)),
  text: z.optional(z.string()),
  folded: z.optional(z.boolean()),
})

/**
 * Describes what the site’s window shows, and what an approval is bound to. `request` and `terms` are not shown: they
 * bind the approval to exactly what the frame signs.
 */
export const reviewDocumentSchema = z.strictObject({
  origin: z.string().check(z.regex(/^https?:\/\/[^\s/]+$/)),
  waiting: z.int().check(z.nonnegative()),
  review: z.object({ title: z.string(), warnings: z.array(warningSchema), sections: z.array(sectionSchema) }),
  /** Hash of the request. */
  request: z.string(),
  /** Numbers that the frame keeps to, such as the highest fee, in decimal digits. */
  terms: z.array(z.string().check(z.regex(/^\d+$/))),
  permit: z.optional(spendPermitSchema),
})

export type ReviewDocument = z.output<typeof reviewDocumentSchema>
