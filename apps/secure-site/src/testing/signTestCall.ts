import type { SigningKey } from '../frame/device/createDeviceStore'
import { type ProofSubject, signProof } from '../frame/session/signProof'

export const createTestKey = (): Promise<SigningKey> =>
  crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])

const anyKey = createTestKey()
const keys = new Map<string, SigningKey>()

/** Returns the key of the device that has logged in with this token, or of another one. */
export const getTestKey = async (token?: string): Promise<SigningKey> => keys.get(token ?? '') ?? anyKey

/** Returns the headers of a call from the device that has logged in with the token. */
export async function signTestCall(
  {
    now = Date.now(),
    origin = 'https://harbor.example',
    token,
    url,
  }: Partial<ProofSubject> & Pick<ProofSubject, 'url'>,
  key?: SigningKey,
): Promise<Readonly<Record<string, string>>> {
  return {
    'content-type': 'application/json',
    dpop: await signProof(key ?? (await getTestKey(token)), { url, origin, token, now }),
    ...(token && { authorization: `DPoP ${token}` }),
  }
}

/** Sends a call of tests. Each login is from a device of its own. */
export async function sendTestCall(
  subject: Parameters<typeof signTestCall>[0],
  { body, headers, to = subject.url }: { body: object; headers?: object; to?: string },
) {
  const key = /\/(finish|redeem)$/.test(subject.url) ? await createTestKey() : undefined
  const signed = await signTestCall(subject, key)
  const response = await fetch(to, { method: 'POST', headers: { ...signed, ...headers }, body: JSON.stringify(body) })
  const answer = await response.json()
  const token: unknown = answer?.token ?? answer?.login?.token
  if (key !== undefined && typeof token === 'string') keys.set(token, key)
  return { status: response.status, answer }
}
