import * as z from 'zod/mini'
import type { DeviceStore } from '../device/createDeviceStore'
import { type LoginResponse, loginResponseSchema } from '../session/createFrameSession'
import type { SiteApi } from '../session/createSiteApi'
import { computeSha256, createRandomBytes, toBase64Url } from '../vault/bytes'

const SECRET_BYTES = 32

const begun = z.object({ attempt: z.string(), device: z.string(), action: z.enum(['VERIFY_OTP', 'VERIFY_DEVICE']) })
const approval = z.object({ approved: z.boolean() })
const redeemed = z.object({ login: z.optional(loginResponseSchema) })

export interface EmailLogin {
  readonly attempt: string
  /** Secret of the document that began the login: only it gets the session. */
  readonly verifier: string
  /** Secret for the site’s own window: only it may enter the code. */
  readonly secret: string
}

export interface BegunEmailLogin extends EmailLogin {
  readonly needsLink: boolean
}

/** Begins a login by email: mails a code, or a link to a device that the server does not know. */
export async function beginEmailLogin(
  { api, device, origin }: { api: SiteApi; device: DeviceStore; origin: string },
  { email, captcha }: { email: string; captcha?: string | undefined },
  signal?: AbortSignal,
): Promise<BegunEmailLogin> {
  const stored = await device.read(origin)
  const [verifier, secret] = [createSecret(), createSecret()]
  const body = {
    ...{ email, origin, captcha, ...(stored.device && { device: stored.device }) },
    ...{ challenge: await computeSha256(verifier), windowChallenge: await computeSha256(secret) },
  }
  const answer = await api.call('email/begin', body, begun, { signal })
  await device.change(origin, (record) => ({ ...record, device: answer.device }))
  return { attempt: answer.attempt, verifier, secret, needsLink: answer.action === 'VERIFY_DEVICE' }
}

/** Resolves once the user has approved this device by the mailed link; at once if it needs no approval. */
export async function waitForLink(api: SiteApi, { attempt }: EmailLogin, signal?: AbortSignal): Promise<void> {
  for (let isApproved = false; !isApproved; )
    isApproved = (await api.call('email/device', { attempt }, approval, { signal })).approved
}

/** Turns a finished login into a session. Without a ticket: undefined until a window without an opener has finished. */
export async function redeemEmailLogin(
  api: SiteApi,
  { attempt, verifier }: EmailLogin,
  { signal, ...options }: { ticket?: string | undefined; waits?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<LoginResponse | undefined> {
  return (await api.call('email/redeem', { attempt, verifier, ...options }, redeemed, { signal })).login
}

const createSecret = () => toBase64Url(createRandomBytes(SECRET_BYTES))
