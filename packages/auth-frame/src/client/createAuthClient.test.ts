import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RequestName } from '../messages/requestSchemas.js'
import type { Handlers } from '../server/handlers.js'
import { createFramedSite, type FramedSite } from '../testing/createFramedSite.js'
import type { AuthClient } from './createAuthClient.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const user = {
  email: 'mia@example.org',
  address: '0xaa',
  chainId: 8453,
  smartAccountDeployed: false,
  preferredAccountType: 'smartAccount',
  accounts: [
    { address: '0xee', type: 'eoa' },
    { address: '0xaa', type: 'smartAccount' },
  ],
} as const

interface Case {
  readonly rule?: string
  readonly title: string
  readonly name: RequestName
  ask(client: AuthClient): Promise<unknown>
  readonly payload?: unknown
  readonly reply?: unknown
  readonly result?: unknown
}

const cases: readonly Case[] = [
  {
    rule: 'S7.064',
    title: 'switch network',
    name: 'SWITCH_NETWORK',
    ask: (client) => client.switchNetwork({ chainId: 10, rpcUrl: 'https://rpc.example' }),
    payload: { chainId: 10, rpcUrl: 'https://rpc.example' },
    reply: { chainId: 10 },
  },
  {
    rule: 'S7.065',
    title: 'connect by email',
    name: 'CONNECT_EMAIL',
    ask: (client) => client.connectEmail('mia@example.org'),
    payload: { email: 'mia@example.org' },
    reply: { action: 'VERIFY_OTP' },
  },
  { rule: 'S7.066', title: 'connect by device', name: 'CONNECT_DEVICE', ask: (client) => client.connectDevice() },
  {
    rule: 'S7.067',
    title: 'connect by OTP',
    name: 'CONNECT_OTP',
    ask: (client) => client.connectOtp('012345'),
    payload: { otp: '012345' },
  },
  {
    rule: 'S7.068',
    title: 'connect by social',
    name: 'CONNECT_SOCIAL',
    ask: (client) => client.connectSocial({ uri: 'https://secure.example/?ticket=1', chainId: 'solana:abc' }),
    payload: { uri: 'https://secure.example/?ticket=1', chainId: 'solana:abc' },
    reply: { ...user, userName: 'mia' },
  },
  {
    rule: 'S7.069',
    title: 'connect by farcaster',
    name: 'CONNECT_FARCASTER',
    ask: (client) => client.connectFarcaster(),
    reply: { userName: 'mia' },
  },
  {
    title: 'get the farcaster URI',
    name: 'GET_FARCASTER_URI',
    ask: (client) => client.getFarcasterUri(),
    reply: { url: 'https://secure.example/farcaster/1' },
  },
  {
    rule: 'S7.070',
    title: 'get user',
    name: 'GET_USER',
    ask: (client) => client.getUser({ chainId: 8453, preferredAccountType: 'smartAccount' }),
    payload: { chainId: 8453, preferredAccountType: 'smartAccount' },
    reply: user,
  },
  { title: 'get user, nothing said', name: 'GET_USER', ask: (client) => client.getUser(), reply: user },
  {
    rule: 'S7.071',
    title: 'get social redirect URI',
    name: 'GET_SOCIAL_REDIRECT_URI',
    ask: (client) => client.getSocialRedirectUri('google'),
    payload: { provider: 'google' },
    reply: { uri: 'https://id.example/authorize' },
  },
  ...(['github', 'apple', 'facebook', 'x', 'discord'] as const).map((provider) => ({
    title: `get social redirect URI of ${provider}`,
    name: 'GET_SOCIAL_REDIRECT_URI' as const,
    ask: (client: AuthClient) => client.getSocialRedirectUri(provider),
    payload: { provider },
    reply: { uri: 'https://id.example/authorize' },
  })),
  { rule: 'S7.072', title: 'sign out', name: 'SIGN_OUT', ask: (client) => client.signOut() },
  {
    rule: 'S7.073',
    title: 'is connected',
    name: 'IS_CONNECTED',
    ask: (client) => client.isConnected(),
    reply: { isConnected: false },
  },
  {
    rule: 'S7.074',
    title: 'get chain id',
    name: 'GET_CHAIN_ID',
    ask: (client) => client.getChainId(),
    reply: { chainId: 1 },
  },
  {
    rule: 'S7.075',
    title: 'smart-account-enabled networks',
    name: 'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
    ask: (client) => client.getSmartAccountEnabledNetworks(),
    reply: { smartAccountEnabledNetworks: [1, 10] },
    result: [1, 10],
  },
  {
    rule: 'S7.076',
    title: 'init smart account',
    name: 'INIT_SMART_ACCOUNT',
    ask: (client) => client.initSmartAccount(),
    reply: { address: '0xaa', isDeployed: true },
  },
  {
    rule: 'S7.077',
    title: 'set preferred account',
    name: 'SET_PREFERRED_ACCOUNT',
    ask: (client) => client.setPreferredAccount('eoa'),
    payload: { type: 'eoa' },
    reply: { type: 'eoa', address: '0xee' },
  },
  {
    rule: 'S7.078',
    title: 'update email',
    name: 'UPDATE_EMAIL',
    ask: (client) => client.updateEmail('new@example.org'),
    payload: { email: 'new@example.org' },
    reply: { action: 'VERIFY_PRIMARY_OTP' },
  },
  {
    title: 'update email, the first code',
    name: 'UPDATE_EMAIL_PRIMARY_OTP',
    ask: (client) => client.updateEmailPrimaryOtp('111111'),
    payload: { otp: '111111' },
  },
  {
    rule: 'S7.079',
    title: 'update email, the second code',
    name: 'UPDATE_EMAIL_SECONDARY_OTP',
    ask: (client) => client.updateEmailSecondaryOtp('222222'),
    payload: { otp: '222222' },
    reply: { newEmail: 'new@example.org' },
  },
  {
    rule: 'S7.080',
    title: 'sync theme',
    name: 'SYNC_THEME',
    ask: (client) =>
      client.syncTheme({ themeMode: 'dark', themeVariables: { '--fy-accent': '#123456', '--fy-z': 10 } }),
    payload: { themeMode: 'dark', themeVariables: { '--fy-accent': '#123456', '--fy-z': 10 } },
  },
  {
    rule: 'S7.081',
    title: 'sync dapp data',
    name: 'SYNC_DAPP_DATA',
    ask: (client) =>
      client.syncDappData({
        projectId: 'abc',
        sdkType: 'foyer',
        metadata: { name: 'Lantern', description: '', url: 'https://page.example', icons: [] },
      }),
    payload: {
      projectId: 'abc',
      sdkType: 'foyer',
      metadata: { name: 'Lantern', description: '', url: 'https://page.example', icons: [] },
    },
  },
  { rule: 'S7.082', title: 'reload', name: 'RELOAD', ask: (client) => client.reload() },
]

/** Returns handlers with an unchecked reply, which the frame server must check. */
function answering(name: RequestName, received: unknown[], reply: unknown): Handlers {
  return Object.fromEntries([
    [
      name,
      (payload: unknown) => {
        received.push(payload)
        return reply
      },
    ],
  ])
}

const start = async (talk: FramedSite) => {
  const loaded = talk.frame.load()
  await vi.advanceTimersByTimeAsync(500)
  await loaded
}

it.each(cases)(
  '$rule the client sends the request to $title, and resolves with its reply',
  async ({ name, ask: request, payload, reply, result = reply }) => {
    const received: unknown[] = []
    const talk = createFramedSite({ handlers: answering(name, received, reply) })
    await start(talk)
    await expect(request(talk.client)).resolves.toEqual(result)
    expect(received).toEqual([payload])
    // The journal records the events without their payloads.
    expect(talk.frame.journal().slice(-2)).toEqual([
      expect.stringMatching(new RegExp(`> ${name} [0-9a-f]{32}$`)),
      expect.stringMatching(new RegExp(`< ${name}_SUCCESS [0-9a-f]{32}$`)),
    ])
  },
)

it.each(cases)(
  'S5.040 the client rejects a reply to $name with a foreign payload',
  async ({ name, ask: request, reply }) => {
    const talk = createFramedSite()
    await start(talk)
    const outcome = request(talk.client).catch((error: { code: string }) => error.code)
    await vi.advanceTimersByTimeAsync(0)
    // The frame server answers with an error. The replies sent below come from a frame with other code.
    const said = talk.browser.frame().replies.at(-1)?.message
    expect(said).toMatchObject({ type: `@w3m-frame/${name}_ERROR` })
    await (name === 'GET_SMART_ACCOUNT_ENABLED_NETWORKS'
      ? expect(outcome).resolves.toEqual([])
      : expect(outcome).resolves.toBe('ANSWERED'))

    const again = createFramedSite({ handlers: { [name]: () => new Promise(() => {}) } })
    await start(again)
    const waiting = request(again.client).catch((error: { code: string }) => error.code)
    await vi.advanceTimersByTimeAsync(0)
    const id = again.browser.frame().requests.at(-1)?.id
    for (const payload of [{ address: 5 }, [], 'x', 7, null, { chainId: -1, uri: '', action: 'NO', type: 'none' }]) {
      again.browser.messagePage({ type: `@w3m-frame/${name}_SUCCESS`, id, payload })
    }
    // If a reply should have no payload, the client accepts it with any payload, so it ignores none of these.
    expect(again.frame.ignored().shape).toBe(reply === undefined ? 0 : 6)
    again.browser.messagePage({ type: `@w3m-frame/${name}_SUCCESS`, id, payload: reply })
    await expect(waiting).resolves.not.toBe('ANSWERED')
  },
)

const never: Handlers = {
  CONNECT_EMAIL: () => new Promise(() => {}),
  CONNECT_DEVICE: () => new Promise(() => {}),
  CONNECT_OTP: () => new Promise(() => {}),
  CONNECT_SOCIAL: () => new Promise(() => {}),
  CONNECT_FARCASTER: () => new Promise(() => {}),
  GET_SOCIAL_REDIRECT_URI: () => new Promise(() => {}),
  GET_USER: () => new Promise(() => {}),
  SIGN_OUT: () => new Promise(() => {}),
  RPC_REQUEST: () => new Promise(() => {}),
}

it.each([
  ['S9.016', 'connecting', 120_000, (client: AuthClient) => client.connectEmail('mia@example.org')],
  ['S9.017', 'the social login', 120_000, (client: AuthClient) => client.connectSocial({ uri: 'https://x.example' })],
  ['S9.017', 'where the social login is', 120_000, (client: AuthClient) => client.getSocialRedirectUri('x')],
  ['S9.017', 'Farcaster', 120_000, (client: AuthClient) => client.connectFarcaster()],
  ['S9.018', 'the device', 120_000, (client: AuthClient) => client.connectDevice()],
  ['S9.019', 'the code', 120_000, (client: AuthClient) => client.connectOtp('123456')],
  ['S9.020', 'logging out', 3_000, (client: AuthClient) => client.signOut()],
  ['', 'what needs nobody', 20_000, (client: AuthClient) => client.getUser()],
  ['', 'a safe method', 120_000, (client: AuthClient) => client.rpc({ method: 'eth_call' })],
] as const)('%s the client waits for %s for %i ms', async (_rule, _title, timeout, request) => {
  const talk = createFramedSite({ handlers: never })
  await start(talk)
  let outcome: unknown
  request(talk.client).catch((error: unknown) => {
    outcome = error
  })
  await vi.advanceTimersByTimeAsync(timeout - 1)
  expect(outcome).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toMatchObject({ code: 'TIMED_OUT', message: 'Embedded Wallet Request Timed Out' })
  expect(vi.getTimerCount()).toBe(0)
})

it('S9.020 the client logs out within 3 s even if the frame does not load', async () => {
  const talk = createFramedSite({ isMute: true })
  const outcome = talk.client.signOut().catch((error: { code: string }) => error.code)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await outcome).toBe('TIMED_OUT')
})

it('the client starts other timeouts once the frame is ready', async () => {
  const talk = createFramedSite({ handlers: never, isMute: true })
  let outcome: unknown
  talk.client.getUser().catch((error: { code: string }) => {
    outcome = error.code
  })
  await vi.advanceTimersByTimeAsync(15_000)
  talk.host().ready()
  await vi.advanceTimersByTimeAsync(20_499)
  expect(outcome).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toBe('TIMED_OUT')
})

it('the client returns no smart-account networks on failure', async () => {
  const talk = createFramedSite({ isMute: true })
  const networks = talk.client.getSmartAccountEnabledNetworks()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await networks).toEqual([])
})

it('S8.045 the client aborts with its signal, and ignores the reply', async () => {
  let answer = (_action: { action: 'CONNECT' }) => {}
  const talk = createFramedSite({
    handlers: {
      CONNECT_EMAIL: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    },
  })
  await start(talk)
  const controller = new AbortController()
  const outcome = talk.client
    .connectEmail('mia@example.org', { signal: controller.signal })
    .catch((error: { code: string; message: string }) => `${error.code}: ${error.message}`)
  await vi.advanceTimersByTimeAsync(1)
  controller.abort()
  expect(await outcome).toBe('ABORTED: Request was aborted')
  answer({ action: 'CONNECT' })
  await vi.advanceTimersByTimeAsync(1)
  expect(talk.frame.ignored().unknownId).toBe(1)

  const sent = talk.browser.frame().requests.length
  await expect(talk.client.getUser(undefined, { signal: controller.signal })).rejects.toMatchObject({ code: 'ABORTED' })
  expect(talk.browser.frame().requests).toHaveLength(sent)
})
