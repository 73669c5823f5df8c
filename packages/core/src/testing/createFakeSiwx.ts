import type { SiweConfig, SiweSession, SiwxConfig, SiwxSession } from '../types/siwx.js'

/** A site that its visitors sign in to, as a test plays it. Hand `siwx` to `createModal`. */
export interface FakeSiwx {
  readonly siwx: SiwxConfig
  /** Who is signed in, as CAIP-10. */
  accounts(): readonly string[]
  /** Somebody is signed in already. */
  let(account: string): void
  /** A session is over, and nobody tells. */
  expire(account: string): void
  /** When sessions end by themselves. @default nobody says */
  expiresAt: number | undefined
  /** What was asked of the site, in this order. */
  readonly asked: readonly string[]
  /** What was handed in. */
  readonly handedIn: readonly SiwxSession[]
  /** What the next questions fail with, by the member's name. */
  readonly errors: Map<'createMessage' | 'addSession' | 'getSessions' | 'revokeSession', unknown>
}

export function createFakeSiwx(
  options: {
    readonly isRequired?: boolean
    readonly siwx?: Partial<SiwxConfig>
    /** False: it is told of each session that ends. @default true */
    readonly hasSetSessions?: boolean
  } = {},
): FakeSiwx {
  const signedIn = new Set<string>()
  const asked: string[] = []
  const handedIn: SiwxSession[] = []
  const errors: FakeSiwx['errors'] = new Map()
  const ask = (name: 'createMessage' | 'addSession' | 'getSessions' | 'revokeSession', account: string) => {
    asked.push(`${name} ${account}`)
    if (errors.has(name)) throw errors.get(name)
  }
  const siwx: SiwxConfig = {
    async createMessage({ accountAddress, chainId }) {
      ask('createMessage', `${chainId}:${accountAddress}`)
      const nonce = `nonce${asked.length}`
      const text = `harbor.example wants ${accountAddress} on ${chainId}: ${nonce}`
      const about = { domain: 'harbor.example', uri: 'https://harbor.example', version: '1', nonce }
      return { ...about, accountAddress, chainId, toString: () => text }
    },
    async addSession(session) {
      const account = `${session.data.chainId}:${session.data.accountAddress}`
      ask('addSession', account)
      handedIn.push(session)
      signedIn.add(account)
    },
    ...(options.hasSetSessions !== false && {
      async setSessions(sessions: readonly SiwxSession[]) {
        asked.push(`setSessions ${sessions.length}`)
        signedIn.clear()
      },
    }),
    async revokeSession(chainId, address) {
      ask('revokeSession', `${chainId}:${address}`)
      signedIn.delete(`${chainId}:${address}`)
    },
    async getSessions(chainId, address) {
      ask('getSessions', `${chainId}:${address}`)
      if (!signedIn.has(`${chainId}:${address}`)) return []
      const data = { accountAddress: address, chainId, domain: '', uri: '', version: '1', nonce: '' }
      return [{ data, expiresAt: fake.expiresAt }]
    },
    ...(options.isRequired !== undefined && { getRequired: () => options.isRequired ?? true }),
    ...options.siwx,
  }
  const fake: FakeSiwx = {
    siwx,
    expiresAt: undefined,
    accounts: () => [...signedIn],
    let: (account) => void signedIn.add(account),
    expire: (account) => void signedIn.delete(account),
    asked,
    handedIn,
    errors,
  }
  return fake
}

/** The same in the older form: one session. */
export interface FakeSiwe {
  readonly siweConfig: SiweConfig
  session: SiweSession | null
  /** False: no signature is good. @default true */
  isGood: boolean
  /** False: nobody is signed out. @default true */
  letsOut: boolean
  readonly asked: readonly string[]
}

export function createFakeSiwe(options: Partial<SiweConfig> = {}): FakeSiwe {
  const asked: string[] = []
  const fake: { -readonly [K in keyof FakeSiwe]: FakeSiwe[K] } = {
    session: null,
    isGood: true,
    letsOut: true,
    asked,
    siweConfig: {
      getNonce: async () => '12345678',
      createMessage: ({ address, chainId, nonce, domain }) => `${domain} ${address} ${chainId} ${nonce}`,
      async verifyMessage({ message }) {
        asked.push('verifyMessage')
        const [, address = '', chainId] = message.split(' ')
        if (fake.isGood) fake.session = { address, chainId: Number(chainId) }
        return fake.isGood
      },
      getSession: async () => fake.session,
      async signOut() {
        asked.push('signOut')
        if (fake.letsOut) fake.session = null
        return fake.letsOut
      },
      onSignIn: (session) => void asked.push(`onSignIn ${session?.chainId}:${session?.address}`),
      onSignOut: () => void asked.push('onSignOut'),
      ...options,
    },
  }
  return fake
}
