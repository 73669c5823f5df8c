import * as z from 'zod/mini'
import { FrameError } from '../errors/FrameError'

const refusal = z.object({
  refused: z.object({
    status: z.number(),
    message: z.string(),
    ended: z.optional(z.string()),
  }),
})

export class ApiError extends FrameError {
  readonly status: number
  readonly ended: string | undefined

  constructor(message: string, status: number, ended?: string) {
    super(message, status === 401 ? 4100 : undefined)
    this.status = status
    this.ended = ended
  }
}

export interface ApiCallOptions {
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
}

export type SiteApi = ReturnType<typeof createSiteApi>

/**
 * Calls the site's own server, so that nothing passes through the page. @param base server URL, for tests outside a
 * browser
 */
export function createSiteApi(base = '') {
  return {
    async call<Schema extends z.ZodMiniType>(
      path: string,
      body: object,
      answer: Schema,
      { token, signal }: ApiCallOptions = {},
    ): Promise<z.output<Schema>> {
      const response = await fetch(`${base}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
        credentials: 'omit',
        ...(signal && { signal }),
      }).catch(() => {
        signal?.throwIfAborted()
        throw new ApiError('The secure site isn’t responding. Check your connection and try again.', 0)
      })
      const value: unknown = await response.json().catch(() => undefined)
      const reported = z.safeParse(refusal, value)
      if (reported.success) {
        const { message, status, ended } = reported.data.refused
        throw new ApiError(message, status, ended)
      }
      if (!response.ok) throw new ApiError('Something went wrong. Try again.', response.status)
      return z.parse(answer, value)
    },
  }
}
