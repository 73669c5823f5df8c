import { SiwxError } from '../errors/SiwxError.js'
import { getNamespace } from '../messages/chains.js'
import type { SignInMessage } from '../messages/message.js'
import { parseMessage } from '../messages/parseMessage.js'
import type { SignInStorage } from '../storage/storage.js'
import { checkMessage } from './checkMessage.js'
import { checkSignInOptions } from './checkSignInOptions.js'
import { createVerifierLoader, wrapVerifierFailure } from './createVerifierLoader.js'
import { createSecret, hashSecret } from './secrets.js'
import { createSession, readSession, type Session, serializeSession } from './session.js'
import type { VerifierOption } from './verifier.js'

export interface SignInOptions {
  /** Origins of the app, such as `['https://harbour.example']`. Messages for other origins are refused. */
  readonly origins: readonly string[]
  /** CAIP-2 ids of accepted chains. */
  readonly chains: readonly string[]
  /** Verifiers, one for each namespace of `chains`. */
  readonly verifiers: Readonly<Record<string, VerifierOption>>
  /** Stores nonces and sessions: `createMemoryStorage`, `createSqliteStorage`, or a custom storage. */
  readonly storage: SignInStorage
  /** Lifetime of a nonce, in ms. @default 600000, 10 minutes */
  readonly nonceLifetime?: number | undefined
  /** Lifetime of a session, in ms. @default 604800000, 7 days */
  readonly sessionLifetime?: number | undefined
  /** Returns the current time, in ms since 1970. @default Date.now */
  readonly now?: (() => number) | undefined
}

export interface SignInNonce {
  readonly nonce: string
  readonly issuedAt: string
  readonly expirationTime: string
}

export interface SignedMessage {
  readonly message: string
  readonly signature: string
}

/**
 * Server side of sign-in. `browser` is a secret of at least 16 characters that identifies the user's browser, such as
 * the value of a cookie.
 */
export interface SignIn {
  readonly origins: readonly string[]
  readonly nonceLifetime: number
  readonly sessionLifetime: number
  /** Creates a nonce for one message. With `address`, only this account can use it. */
  createNonce(browser: string, address?: string): Promise<SignInNonce>
  /** Verifies a signed message. The nonce can be used only once, even if the verification fails. */
  verify(browser: string, signed: SignedMessage): Promise<Session>
  /** Stores a session. Not needed by an app that has sessions of its own and calls `verify`. */
  storeSession(browser: string, session: Session): Promise<void>
  /** Returns the browser's sessions, oldest first. */
  sessions(browser: string): Promise<readonly Session[]>
  signOut(browser: string, account?: string): Promise<void>
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const MAX_SIGNATURE_LENGTH = 40_000

const MAX_ADDRESS_LENGTH = 128

const isSameAddress = (requested: string, signed: string) =>
  requested === signed || (/^0x[0-9a-f]{40}$/i.test(requested) && requested.toLowerCase() === signed.toLowerCase())

/** Creates the server side of sign-in. Throws a `TypeError` for invalid options. */
export function createSignIn(options: SignInOptions): SignIn {
  checkSignInOptions(options)
  const {
    origins,
    chains,
    storage,
    now = Date.now,
    nonceLifetime = 10 * MINUTE_MS,
    sessionLifetime = 7 * DAY_MS,
  } = options
  const verifierOf = createVerifierLoader(options.verifiers)
  let sweptAt = 0

  const sweep = async () => {
    if (now() - sweptAt < MINUTE_MS) return
    sweptAt = now()
    await storage.sweep(sweptAt)
  }
  const useNonce = async (owner: string, { nonce, accountAddress }: SignInMessage) => {
    const result = await storage.take({ kind: 'nonce', owner, key: nonce })
    if (result === undefined || result.expiresAt <= now()) throw new SiwxError('NONCE_UNKNOWN')
    if (result.value !== '' && !isSameAddress(result.value, accountAddress)) throw new SiwxError('ADDRESS_MISMATCH')
  }
  const ownerOf = (browser: string) => {
    if (browser.length < 16)
      throw new SiwxError('REQUEST_INVALID', { message: 'The browser secret needs at least 16 characters' })
    return hashSecret(browser)
  }

  return {
    origins,
    nonceLifetime,
    sessionLifetime,
    async createNonce(browser, address = '') {
      const owner = await ownerOf(browser)
      if (address.length > MAX_ADDRESS_LENGTH) throw new SiwxError('ADDRESS_INVALID')
      await sweep()
      const nonce = createSecret()
      const at = now()
      const expiresAt = at + nonceLifetime
      await storage.put({ kind: 'nonce', owner, key: nonce, value: address, expiresAt })
      return { nonce, issuedAt: new Date(at).toISOString(), expirationTime: new Date(expiresAt).toISOString() }
    },
    async verify(browser, { message: text, signature }) {
      const owner = await ownerOf(browser)
      const message = parseMessage(text)
      const { accountAddress: address, chainId } = message
      checkMessage(message, { origins, chains, now: now() })
      await useNonce(owner, message)
      if (signature.length > MAX_SIGNATURE_LENGTH) throw new SiwxError('SIGNATURE_INVALID')
      const verifier = await verifierOf(getNamespace(chainId))
      if (!verifier.isAddress(address, chainId)) throw new SiwxError('ADDRESS_INVALID')
      const isSigned = await wrapVerifierFailure(() => verifier.verify({ address, chainId, message: text, signature }))
      if (!isSigned) throw new SiwxError('SIGNATURE_INVALID', { cause: verifier.getMissingOption?.(chainId) })
      const signedInAt = now()
      return createSession({ message, signedInAt, expiresAt: signedInAt + sessionLifetime })
    },
    async storeSession(browser, session) {
      const { account: key, expiresAt } = session
      await storage.put({
        kind: 'session',
        owner: await ownerOf(browser),
        key,
        value: serializeSession(session),
        expiresAt,
      })
    },
    async sessions(browser) {
      const records = await storage.list('session', await ownerOf(browser))
      const live = records.filter(({ expiresAt }) => expiresAt > now())
      const sessions = live.flatMap(({ value, expiresAt }) => readSession(value, expiresAt) ?? [])
      return sessions.sort((one, other) => one.signedInAt - other.signedInAt)
    },
    async signOut(browser, account) {
      const owner = await ownerOf(browser)
      const all = account === undefined ? await storage.list('session', owner) : [{ key: account }]
      await Promise.all(all.map(({ key }) => storage.take({ kind: 'session', owner, key })))
    },
  }
}
