import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import type { SigningKey } from '../device/createDeviceStore'
import { FrameError } from '../errors/FrameError'
import { signProof } from './signProof'

const refusal = z.object({
  refused: z.object({
    status: z.number(),
    message: z.string(),
    ended: z.optional(z.string()),
    /** Text to sign in the next proof: this device’s clock is wrong. */
    nonce: z.optional(z.string()),
    needsCaptcha: z.optional(z.boolean()),
  }),
})

export class ApiError extends FrameError {
  readonly status: number
  readonly ended: string | undefined
  readonly needsCaptcha: boolean

  constructor(
    message: string,
    status: number,
    { ended, needsCaptcha = false }: { ended?: string | undefined; needsCaptcha?: boolean | undefined } = {},
  ) {
    super(message, status === 401 ? 4100 : undefined)
    this.status = status
    this.ended = ended
    this.needsCaptcha = needsCaptcha
  }
}

export interface ApiCallOptions {
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
}

export type SiteApi = ReturnType<typeof createSiteApi>

export interface SiteApiOptions {
  /** Signs every call, and never leaves the device. @default none: for calls without a login */
  readonly key?: (() => Promise<SigningKey>) | undefined
  /** Returns the page that embeds the frame. @default this site */
  readonly origin?: (() => string) | undefined
  /** URL of the server. @default this site */
  readonly base?: string | undefined
  readonly now?: (() => number) | undefined
}

/** Calls the site's own server, so that nothing passes through the page. Signs each call by the device’s key. */
export function createSiteApi({
  key,
  base = location.origin,
  origin = () => base,
  now = Date.now,
}: SiteApiOptions = {}) {
  let nonce: string | undefined
  const send = async (path: string, body: object, { token, signal }: ApiCallOptions) => {
    const url = `${base}/api/${path}`
    const proof = key && (await signProof(await key(), { url, origin: origin(), token, nonce, now: now() }))
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(proof && { dpop: proof }),
        ...(token && { authorization: `DPoP ${token}` }),
      },
      body: JSON.stringify(body),
      credentials: 'omit',
      ...(signal && { signal }),
    }).catch(() => {
      signal?.throwIfAborted()
      throw new ApiError(texts().errors.notResponding, 0)
    })
    const value: unknown = await response.json().catch(() => undefined)
    const reported = z.safeParse(refusal, value)
    return { response, value, refused: reported.success ? reported.data.refused : undefined }
  }
  return {
    async call<Schema extends z.ZodMiniType>(
      path: string,
      body: object,
      answer: Schema,
      options: ApiCallOptions = {},
    ): Promise<z.output<Schema>> {
      let sent = await send(path, body, options)
      if (sent.refused?.nonce !== undefined) {
        // A refusal with a nonce came before the call had any effect.
        nonce = sent.refused.nonce
        sent = await send(path, body, options)
      }
      const { response, value, refused } = sent
      if (refused !== undefined) throw new ApiError(refused.message, refused.status, refused)
      if (!response.ok) throw new ApiError(texts().errors.unknown, response.status)
      return z.parse(answer, value)
    },
  }
}
