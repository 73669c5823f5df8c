import type { SiweConfig, SiweSession, SiwxConfig, SiwxSession } from '../types/siwx.js'

/** Fakes an app's sign-in server. Pass `siwx` to `createModal`. */
export interface FakeSiwx {
  readonly siwx: SiwxConfig
  accounts(): readonly string[]
  let(account: string): void
  expire(account: string): void
  expiresAt: number | undefined
  readonly asked: readonly string[]
  readonly handedIn: readonly SiwxSession[]
  readonly errors: Map<'createMessage' | 'addSession' | 'getSessions' | 'revokeSession', unknown>
}

export function createFakeSiwx(
  options: {
    readonly isRequired?: boolean
    readonly siwx?: Partial<SiwxConfig>
    /** False: the config has no `setSessions`, so the modal calls `revokeSession` for each session. @default true */
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

export interface FakeSiwe {
  readonly siweConfig: SiweConfig
  session: SiweSession | null
  isGood: boolean
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
