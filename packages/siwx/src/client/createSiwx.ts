import { formatMessage } from '../messages/formatMessage.js'
import type { SignInMessage } from '../messages/message.js'
import { createRequestSender } from './createRequestSender.js'
import { checkSignInAnswer, readNonce, readSessions } from './readAnswers.js'

export interface CreateSiwxOptions {
  /** Path or URL at which the server's handler is mounted. @default '/siwx' */
  readonly url?: string | undefined
  /** Statement in the message that the user signs, one line of ASCII. @default none */
  readonly statement?: string | undefined
  /** URLs to list in the message, such as the app's terms. @default none */
  readonly resources?: readonly string[] | undefined
  /** Disconnects accounts that do not sign in. @default true */
  readonly required?: boolean | undefined
  /** Ends the server's session when the wallet disconnects. @default true */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Replaces `fetch`, for example to add headers. @default `globalThis.fetch` */
  readonly fetch?: typeof fetch | undefined
}

interface Signed {
  readonly message: string
  readonly signature: string
}

export interface SiwxClient {
  createMessage(input: {
    readonly accountAddress: string
    readonly chainId: string
    readonly notBefore?: string | undefined
  }): Promise<SignInMessage & { toString(): string }>
  /** Creates a message without an address, for wallets that can connect and sign with one prompt. */
  createDraft(input: {
    readonly chainId: string
    readonly notBefore?: string | undefined
  }): Promise<Omit<SignInMessage, 'accountAddress'>>
  addSession(session: Signed): Promise<void>
  setSessions(sessions: readonly Signed[]): Promise<void>
  revokeSession(chainId: string, address: string): Promise<void>
  /** Returns the sessions of an account. `expiresAt` is in ms since 1970. */
  getSessions(
    chainId: string,
    address: string,
  ): Promise<readonly { readonly data: SignInMessage; readonly expiresAt: number | undefined }[]>
  getRequired(): boolean
  readonly signOutOnDisconnect?: boolean | undefined
}

/**
 * Creates the client for a server that uses this package: `createModal({ siwx: createSiwx() })`. Its methods reject
 * with the server's error.
 */
export function createSiwx(options: CreateSiwxOptions = {}): SiwxClient {
  const { url = '/siwx', statement, resources, required = true, signOutOnDisconnect } = options
  const request = createRequestSender(url, options.fetch)
  const addSession = async ({ message, signature }: Signed) => {
    // A captive portal or proxy may answer with status 200, so check that the answer is one of the server.
    checkSignInAnswer(await request('sign-in', { message, signature }), message)
  }
  const say = async (chainId: string, notBefore: string | undefined, address?: string) => {
    const { host, origin } = globalThis.location
    const made = readNonce(await request('nonce', { address }))
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
      await request('sign-out', {})
      for (const each of sessions) await addSession(each)
    },
    async revokeSession(chainId, address) {
      await request('sign-out', { account: `${chainId}:${address}` })
    },
    async getSessions(chainId, address) {
      const found = readSessions(await request('sessions'))
      return found
        .filter(({ account }) => account === `${chainId}:${address}`)
        .map(({ message, expiresAt }) => ({ data: message, expiresAt }))
    },
  }
}
