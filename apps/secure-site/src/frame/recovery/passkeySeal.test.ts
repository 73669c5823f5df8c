import { describe, expect, it } from 'vitest'
import { createRandomBytes, toBase64Url } from '../vault/bytes'
import { createBrowserPasskeyApi } from './passkeyApi'
import { openWithPasskey, sealWithPasskey } from './passkeySeal'
import { RecoveryError } from './RecoveryError'

const createShare = () => Uint8Array.from([...createRandomBytes(32), 7])
const binding = { userId: 'mia', sharingId: 'first' }
const names = { siteName: 'Harbor', userName: 'mia@example.org' }

type Container = Parameters<typeof createBrowserPasskeyApi>[0]

interface Options {
  /** True for an authenticator that evaluates the function when it creates the passkey. */
  readonly isEager?: boolean
  readonly hasPrf?: boolean
}

/** Simulates an authenticator with one passkey per call of `create`. */
function createAuthenticator({ isEager = false, hasPrf = true }: Options = {}) {
  const secrets = new Map<string, Uint8Array<ArrayBuffer>>()
  const inputs: string[] = []
  const answer = async (id: Uint8Array<ArrayBuffer>, first: BufferSource | undefined, isEvaluated: boolean) => {
    const bytes = first instanceof ArrayBuffer ? new Uint8Array(first) : new Uint8Array()
    inputs.push(toBase64Url(bytes))
    const secret = secrets.get(toBase64Url(id)) ?? new Uint8Array()
    const results = { first: await crypto.subtle.digest('SHA-256', Uint8Array.from([...secret, ...bytes])) }
    const prf = hasPrf ? { enabled: true, ...(isEvaluated && { results }) } : {}
    return { id: toBase64Url(id), type: 'public-key', rawId: id.buffer, getClientExtensionResults: () => ({ prf }) }
  }
  const credentials: Container = {
    async create(options) {
      const id = createRandomBytes(16)
      secrets.set(toBase64Url(id), createRandomBytes(32))
      return answer(id, options?.publicKey?.extensions?.prf?.eval?.first, isEager)
    },
    async get(options) {
      const [allowed] = options?.publicKey?.allowCredentials ?? []
      const id = allowed?.id instanceof Uint8Array ? Uint8Array.from(allowed.id) : new Uint8Array()
      if (!secrets.has(toBase64Url(id))) throw new DOMException('', 'NotAllowedError')
      return answer(id, options?.publicKey?.extensions?.prf?.eval?.first, true)
    },
  }
  return { api: createBrowserPasskeyApi(credentials), inputs }
}

const failWith = async (opening: Promise<unknown>) => opening.catch((error: unknown) => error)

describe('a share under a passkey', () => {
  it.each([
    ['at once', { isEager: true }],
    ['after it was created', {}],
  ])('opens with a passkey that evaluates its function %s', async (_, options) => {
    const { api } = createAuthenticator(options)
    const share = createShare()
    const sealed = await sealWithPasskey(share, binding, names, api)
    expect(await openWithPasskey(sealed, binding, api)).toEqual(share)
    expect(JSON.stringify(sealed)).not.toContain(toBase64Url(share).slice(0, 20))
  })

  it('asks the passkey for another key in each sharing', async () => {
    const { api, inputs } = createAuthenticator({ isEager: true })
    await sealWithPasskey(createShare(), binding, names, api)
    await sealWithPasskey(createShare(), { ...binding, sharingId: 'second' }, names, api)
    await sealWithPasskey(createShare(), { ...binding, userId: 'noa' }, names, api)
    expect(new Set(inputs).size).toBe(3)
    expect(inputs.every((input) => input.length === 43)).toBe(true)
  })

  it.each([
    ['another user', { userId: 'noa' }],
    ['another sharing', { sharingId: 'second' }],
  ])('is refused for %s', async (_, change) => {
    const { api } = createAuthenticator()
    const sealed = await sealWithPasskey(createShare(), binding, names, api)
    const error = await failWith(openWithPasskey(sealed, { ...binding, ...change }, api))
    expect(error).toMatchObject({ reason: 'WRONG_PASSKEY' })
  })

  it('is refused with a passkey that has no pseudo-random function, and nothing is sealed', async () => {
    const { api, inputs } = createAuthenticator({ hasPrf: false })
    const error = await failWith(sealWithPasskey(createShare(), binding, names, api))
    expect(error).toBeInstanceOf(RecoveryError)
    expect(error).toMatchObject({ reason: 'NO_PRF' })
    expect(inputs).toHaveLength(1)
  })

  it('is refused if the passkey gives no output any more', async () => {
    const { api } = createAuthenticator()
    const sealed = await sealWithPasskey(createShare(), binding, names, api)
    const { api: other } = createAuthenticator({ hasPrf: false })
    const { get } = other
    const withoutPrf = { ...api, get: (options: PublicKeyCredentialRequestOptions) => get(options) }
    expect(await failWith(openWithPasskey(sealed, binding, withoutPrf))).toMatchObject({ reason: 'CANCELLED' })
    const silent = { ...api, get: async () => ({ id: createRandomBytes(16), hasPrf: false, prfOutput: undefined }) }
    expect(await failWith(openWithPasskey(sealed, binding, silent))).toMatchObject({ reason: 'NO_PRF' })
  })

  it('is refused as damaged if it was not made here', async () => {
    const { api } = createAuthenticator()
    expect(await failWith(openWithPasskey({ credentialId: '?' }, binding, api))).toMatchObject({ reason: 'DAMAGED' })
  })
})

describe('WebAuthn of a browser', () => {
  const rejectWith = (name: string): Container => ({
    create: () => Promise.reject(new DOMException('', name)),
    get: () => Promise.reject(new DOMException('', name)),
  })
  it.each([
    ['a user who cancels', rejectWith('NotAllowedError'), 'CANCELLED'],
    ['an aborted request', rejectWith('AbortError'), 'CANCELLED'],
    ['a page that may not use passkeys', rejectWith('SecurityError'), 'NO_PASSKEYS'],
    ['a device without a fitting authenticator', rejectWith('NotSupportedError'), 'NO_PASSKEYS'],
    ['an authenticator without the passkey', rejectWith('InvalidStateError'), 'NO_CREDENTIAL'],
    ['no passkey as the answer', { create: async () => null, get: async () => null }, 'NO_CREDENTIAL'],
  ])('reports %s', async (_, container, reason) => {
    const api = createBrowserPasskeyApi(container)
    const error = await failWith(sealWithPasskey(createShare(), binding, names, api))
    expect(error).toBeInstanceOf(RecoveryError)
    expect(error).toMatchObject({ reason })
  })

  it('is reported as missing where the browser has none', async () => {
    const api = createBrowserPasskeyApi(undefined)
    expect(await failWith(api.get({ challenge: new Uint8Array(32) }))).toMatchObject({ reason: 'NO_PASSKEYS' })
  })

  it('passes an unexpected error on', async () => {
    const error = new TypeError('options are wrong')
    const api = createBrowserPasskeyApi({ create: () => Promise.reject(error), get: () => Promise.reject(error) })
    expect(await failWith(api.get({ challenge: new Uint8Array(32) }))).toBe(error)
  })
})
