import { SiwxError } from '../errors/SiwxError.js'
import { namespaceOf } from '../messages/chains.js'
import type { SignInMessage } from '../messages/message.js'
import { parseMessage } from '../messages/parseMessage.js'
import type { SignInStorage } from '../storage/storage.js'
import { checkMessage } from './checkMessage.js'
import { checkOptions } from './checkOptions.js'
import { createVerifiers, orFail } from './createVerifiers.js'
import { createSecret, hashSecret } from './random.js'
import { createSession, readSession, type Session, writeSession } from './session.js'
import type { VerifierSource } from './verifier.js'

export interface SignInOptions {
  /** The origins of the site: `['https://harbour.example']`. A message for another is refused. */
  readonly origins: readonly string[]
  /** CAIP-2 ids of the chains to sign in with. */
  readonly chains: readonly string[]
  /** By namespace, one for every namespace in `chains`. */
  readonly verifiers: Readonly<Record<string, VerifierSource>>
  /** Where nonces and sessions are kept: `createMemoryStorage`, `createSqliteStorage`, or one of your own. */
  readonly storage: SignInStorage
  /** How long a nonce is good for, in milliseconds. @default 600000, which is 10 minutes */
  readonly nonceLifetime?: number | undefined
  /** How long somebody stays signed in, in milliseconds. @default 604800000, which is 7 days */
  readonly sessionLifetime?: number | undefined
  /** The time, in milliseconds since 1970. @default Date.now */
  readonly now?: (() => number) | undefined
}

/** What a message is to be made with. */
export interface SignInNonce {
  readonly nonce: string
  readonly issuedAt: string
  readonly expirationTime: string
}

export interface SignedMessage {
  readonly message: string
  readonly signature: string
}

/** `browser` is the secret of a browser session: a cookie's value, of 16 characters or more. */
export interface SignIn {
  readonly origins: readonly string[]
  readonly nonceLifetime: number
  readonly sessionLifetime: number
  /** A nonce for one message of this browser; of one account, where it is known before the wallet is asked. */
  createNonce(browser: string, address?: string): Promise<SignInNonce>
  /** Who has signed. The nonce is used up, whatever comes out. */
  verify(browser: string, signed: SignedMessage): Promise<Session>
  /** Remembers that somebody has signed in. A site with sessions of its own needs `verify` alone. */
  keep(browser: string, session: Session): Promise<void>
  /** Who has signed in, oldest first. */
  sessions(browser: string): Promise<readonly Session[]>
  /** Forgets one account, or all. */
  signOut(browser: string, account?: string): Promise<void>
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A deployment of a contract's account comes with the signature. */
const MAX_SIGNATURE = 40_000

/** Of CAIP-10. */
const MAX_ADDRESS = 128

/** Of a nonce that was asked for, the letters of an EVM address may lack their checksum. The message's may not. */
const isSameAddress = (asked: string, signed: string) =>
  asked === signed || (/^0x[0-9a-f]{40}$/i.test(asked) && asked.toLowerCase() === signed.toLowerCase())

/** The server half of signing in. Throws what the options lack. */
export function createSignIn(options: SignInOptions): SignIn {
  checkOptions(options)
  const { origins, chains, storage, now = Date.now, nonceLifetime = 10 * MINUTE, sessionLifetime = 7 * DAY } = options
  const verifierOf = createVerifiers(options.verifiers)
  let sweptAt = 0

  const sweep = async () => {
    if (now() - sweptAt < MINUTE) return
    sweptAt = now()
    await storage.sweep(sweptAt)
  }
  const useNonce = async (owner: string, { nonce, accountAddress }: SignInMessage) => {
    const found = await storage.take({ kind: 'nonce', owner, key: nonce })
    if (found === undefined || found.expiresAt <= now()) throw new SiwxError('NONCE_UNKNOWN')
    if (found.value !== '' && !isSameAddress(found.value, accountAddress)) throw new SiwxError('ADDRESS_MISMATCH')
  }
  const ownerOf = (browser: string) => {
    if (browser.length < 16) throw new SiwxError('REQUEST_INVALID', { message: 'A browser session has a secret' })
    return hashSecret(browser)
  }

  return {
    origins,
    nonceLifetime,
    sessionLifetime,
    async createNonce(browser, address = '') {
      const owner = await ownerOf(browser)
      if (address.length > MAX_ADDRESS) throw new SiwxError('ADDRESS_INVALID')
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
      if (signature.length > MAX_SIGNATURE) throw new SiwxError('SIGNATURE_INVALID')
      const verifier = await verifierOf(namespaceOf(chainId))
      if (!verifier.isAddress(address, chainId)) throw new SiwxError('ADDRESS_INVALID')
      const isSigned = await orFail(() => verifier.verify({ address, chainId, message: text, signature }))
      if (!isSigned) throw new SiwxError('SIGNATURE_INVALID')
      const signedInAt = now()
      return createSession({ message, signedInAt, expiresAt: signedInAt + sessionLifetime })
    },
    async keep(browser, session) {
      const { account: key, expiresAt } = session
      await storage.put({
        kind: 'session',
        owner: await ownerOf(browser),
        key,
        value: writeSession(session),
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
