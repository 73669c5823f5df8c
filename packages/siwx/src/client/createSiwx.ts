import { formatMessage } from '../messages/formatMessage.js'
import type { SignInMessage } from '../messages/message.js'
import { createAsk } from './createAsk.js'
import { checkSignedIn, readNonce, readSessions } from './readAnswers.js'

export interface CreateSiwxOptions {
  /** Where the handler is mounted. @default '/siwx' */
  readonly url?: string | undefined
  /** What the visitor agrees to, in one line of ASCII. @default nothing */
  readonly statement?: string | undefined
  /** URLs that the message names, of the site's terms for example. @default none */
  readonly resources?: readonly string[] | undefined
  /** Whether an account has to sign in to be let in. @default true */
  readonly required?: boolean | undefined
  /** Sessions end with the connection of their wallet. @default true */
  readonly signOutOnDisconnect?: boolean | undefined
  /** What asks the handler, in place of the page's own: to add a header, for example. @default the page's own */
  readonly fetch?: typeof fetch | undefined
}

interface Signed {
  readonly message: string
  readonly signature: string
}

/** What the option `siwx` of a modal takes. */
export interface SiwxClient {
  createMessage(input: {
    readonly accountAddress: string
    readonly chainId: string
    readonly notBefore?: string | undefined
  }): Promise<SignInMessage & { toString(): string }>
  /** What a wallet is to sign that connects and signs in one question. */
  createDraft(input: {
    readonly chainId: string
    readonly notBefore?: string | undefined
  }): Promise<Omit<SignInMessage, 'accountAddress'>>
  addSession(session: Signed): Promise<void>
  setSessions(sessions: readonly Signed[]): Promise<void>
  revokeSession(chainId: string, address: string): Promise<void>
  /** `expiresAt`: when the session ends by itself, in milliseconds since 1970. */
  getSessions(
    chainId: string,
    address: string,
  ): Promise<readonly { readonly data: SignInMessage; readonly expiresAt: number | undefined }[]>
  getRequired(): boolean
  readonly signOutOnDisconnect?: boolean | undefined
}

/** Signing in at the server half of this package, for a page: `createModal({ siwx: createSiwx() })`. Rejects with what the server says. */
export function createSiwx(options: CreateSiwxOptions = {}): SiwxClient {
  const { url = '/siwx', statement, resources, required = true, signOutOnDisconnect } = options
  const ask = createAsk(url, options.fetch)
  const addSession = async ({ message, signature }: Signed) => {
    // Nobody is signed in by an answer that is somebody else's: of a network's own sign-in page, or of a proxy.
    checkSignedIn(await ask('sign-in', { message, signature }), message)
  }
  const say = async (chainId: string, notBefore: string | undefined, address?: string) => {
    const { host, origin } = globalThis.location
    const made = readNonce(await ask('nonce', { address }))
    return { domain: host, uri: origin, version: '1', chainId, ...made, statement, resources, notBefore } as const
  }
  return {
    signOutOnDisconnect,
    getRequired: () => required,
    async createMessage({ accountAddress, chainId, notBefore }) {
      const said = { ...(await say(chainId, notBefore, accountAddress)), accountAddress }
      const text = formatMessage(said)
      return { ...said, toString: () => text }
    },
    createDraft: ({ chainId, notBefore }) => say(chainId, notBefore),
    addSession,
    async setSessions(sessions) {
      await ask('sign-out', {})
      for (const each of sessions) await addSession(each)
    },
    async revokeSession(chainId, address) {
      await ask('sign-out', { account: `${chainId}:${address}` })
    },
    async getSessions(chainId, address) {
      const found = readSessions(await ask('sessions'))
      return found
        .filter(({ account }) => account === `${chainId}:${address}`)
        .map(({ message, expiresAt }) => ({ data: message, expiresAt }))
    },
  }
}
