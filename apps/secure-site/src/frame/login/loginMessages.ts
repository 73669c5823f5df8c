import * as z from 'zod/mini'

export const LOGIN_PATH = '/login'
/** Path of the window for the codes of a change of email. */
export const CHANGE_PATH = '/change-email'

/** From the window to the frame that opened it: the window asks for its login, and returns the ticket. */
export const windowMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('secure-login-ready') }),
  z.object({ type: z.literal('secure-login-ticket'), ticket: z.string() }),
])

/** From the frame to its window. */
export const windowLoginSchema = z.object({
  type: z.literal('secure-login'),
  attempt: z.string(),
  secret: z.string(),
})

export type WindowMessage = z.output<typeof windowMessageSchema>
export type WindowLogin = z.output<typeof windowLoginSchema>
