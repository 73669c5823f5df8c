import * as z from 'zod/mini'
import { FrameError } from './FrameError'

const refusal = z.object({ refused: z.object({ status: z.number(), message: z.string() }) })

/** A call with the words of the server when it refuses, and its status: 401 means that nobody is logged in. */
export class ApiError extends FrameError {
  readonly status: number

  constructor(message: string, status: number) {
    super(message, status === 401 ? 4100 : undefined)
    this.status = status
  }
}

export interface CallOptions {
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
}

export type Api = ReturnType<typeof createApi>

/** The site's own server: of the same origin, so that nothing here ever passes through the page. */
export function createApi() {
  return {
    async call<Schema extends z.ZodMiniType>(
      path: string,
      body: object,
      answer: Schema,
      { token, signal }: CallOptions = {},
    ): Promise<z.output<Schema>> {
      const response = await fetch(`/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
        credentials: 'omit',
        ...(signal && { signal }),
      }).catch(() => {
        signal?.throwIfAborted()
        throw new ApiError('The secure site does not answer. Check your connection and try again.', 0)
      })
      const value: unknown = await response.json().catch(() => undefined)
      const told = z.safeParse(refusal, value)
      if (told.success) throw new ApiError(told.data.refused.message, told.data.refused.status)
      if (!response.ok) throw new ApiError('Something went wrong. Try again.', response.status)
      return z.parse(answer, value)
    },
  }
}
