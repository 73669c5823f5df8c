import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import type { DeviceStore } from '../device/createDeviceStore'
import { FrameError } from '../errors/FrameError'
import { type LoginResponse, loginResponseSchema } from '../session/createFrameSession'
import type { SiteApi } from '../session/createSiteApi'
import { computeSha256, createRandomBytes, toBase64Url } from '../vault/bytes'

/** Time after which the server has forgotten a login, in ms. */
const LIFE_MS = 10 * 60_000
const SECRET_BYTES = 32

interface SocialLoginContext {
  readonly api: SiteApi
  readonly device: DeviceStore
  readonly origin: string
}

/** Begins a login that leaves this page. Returns the provider’s address; the device keeps the secret meanwhile. */
export async function beginSocialLogin({ api, device, origin }: SocialLoginContext, brand: string): Promise<string> {
  const verifier = toBase64Url(createRandomBytes(SECRET_BYTES))
  const body = { brand, origin, challenge: await computeSha256(verifier) }
  const { uri } = await api.call('social/begin', body, z.object({ uri: z.url({ protocol: /^https?$/ }) }))
  await device.change(origin, (record) => ({ ...record, social: { verifier, at: Date.now() } }))
  return uri
}

/** Turns the ticket that came back from the provider into a session. Only the device that began the login can. */
export async function finishSocialLogin(
  { api, device, origin }: SocialLoginContext,
  ticket: string,
): Promise<LoginResponse> {
  const { social } = await device.read(origin)
  await device.change(origin, ({ social: _, ...record }) => record)
  if (social === undefined || Date.now() - social.at > LIFE_MS) {
    throw new FrameError(texts().login.social.notBegunHere)
  }
  return api.call('social/finish', { ticket, verifier: social.verifier }, loginResponseSchema)
}
