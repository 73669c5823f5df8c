import { describe, expect, it } from 'vitest'
import { createRemoteChannel } from './createRemoteChannel.js'
import type { ClientSession, RemoteClient } from './remoteClient.js'

const ADDRESS = '0x000000000000000000000000000000000000006c'
const OTHER = '0x000000000000000000000000000000000000006b'
const ASKED = {
  eip155: {
    chains: ['eip155:1', 'eip155:10'],
    methods: ['personal_sign'],
    events: ['accountsChanged', 'chainChanged'],
  },
}
const granted = (part: object = {}) => ({
  eip155: { accounts: [`eip155:1:${ADDRESS}`], methods: ['personal_sign'], events: ['chainChanged'], ...part },
})

function openSession(
  given: {
    readonly peer?: unknown
    readonly namespaces?: unknown
    readonly sessionProperties?: unknown
    readonly scopedProperties?: unknown
  } = {},
) {
  const { peer, namespaces, ...properties } = { namespaces: granted(), peer: undefined, ...given }
  const listeners = new Map<string, (event: unknown) => void>()
  const sent: unknown[] = []
  const stored = { topic: 'topic', peer, namespaces, requiredNamespaces: {}, optionalNamespaces: ASKED, ...properties }
  const client = {
    session: { keys: ['topic'], get: () => stored },
    on: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    off: (name: string) => listeners.delete(name),
    request: async (request: unknown) => sent.push(request),
    disconnect: async () => {},
  }
  const channel = createRemoteChannel({
    client: client as unknown as RemoteClient,
    session: stored as unknown as ClientSession,
    storage: { get: () => undefined, set: () => {}, remove: () => {} },
    isOffered: (id) => id === 'eip155:8453',
    signal: new AbortController().signal,
  })
  const heard: unknown[] = []
  channel.watch('eip155', (change) => heard.push(change))
  channel.watch('solana', (change) => heard.push(change))
  return {
    channel,
    sent,
    heard,
    tell: (params: unknown) => listeners.get('session_event')?.({ topic: 'topic', params }),
    tellOf: (name: unknown, data: unknown, chainId: unknown = 'eip155:1') =>
      listeners.get('session_event')?.({ topic: 'topic', params: { event: { name, data }, chainId } }),
  }
}

describe('the metadata of a remote wallet', () => {
  it.each([
    ['nothing', undefined],
    ['no metadata', {}],
    ['metadata that is null', { metadata: null }],
    ['no icons', { metadata: { name: 'Pocket' } }],
    ['icons that are a string', { metadata: { name: 'Pocket', icons: 'https://a.example/i.png' } }],
    ['icons that are not strings', { metadata: { name: 'Pocket', icons: [null, 7, {}, ['https://a.example']] } }],
    [
      'icons with more than images',
      { metadata: { name: 'Pocket', icons: ['javascript:alert(1)', 'data:text/html,x'] } },
    ],
  ])('is read from %s', (_what, peer) => {
    const { wallet } = openSession({ peer }).channel
    expect(wallet.imageUrl).toBeUndefined()
    expect(['Pocket', 'WalletConnect']).toContain(wallet.name)
  })

  it.each([42, null, {}, ['MetaMask'], '', ' \u200b', '\u202e'])('has no displayable name: %j', (name) => {
    expect(openSession({ peer: { metadata: { name, icons: [] } } }).channel.wallet.name).toBe('WalletConnect')
  })

  it('has a name in one line of bounded length', () => {
    const name = `\u202eksaMateM\n${'x'.repeat(10_000)}`
    const { wallet } = openSession({ peer: { metadata: { name, icons: [] } } }).channel
    expect(wallet.name).toMatch(/^ksaMateM x+…$/)
    expect([...wallet.name]).toHaveLength(60)
  })
})

describe('the approval of a remote wallet', () => {
  it('counts only for requested networks, methods and events', () => {
    const { channel } = openSession({
      namespaces: granted({
        accounts: [`eip155:1:${ADDRESS}`, `eip155:999:${OTHER}`, `eip155:8453:${ADDRESS}`],
        methods: ['personal_sign', 'eth_call', 'eth_getBalance', 'eth_sign'],
        events: ['chainChanged', 'message'],
      }),
    })
    expect(channel.approved('eip155')).toEqual({
      accounts: [`eip155:1:${ADDRESS}`, `eip155:8453:${ADDRESS}`],
      caipNetworkIds: ['eip155:1', 'eip155:8453'],
      methods: ['personal_sign'],
      events: ['chainChanged'],
    })
  })

  it('contains no account of a namespace listed under another one', () => {
    const solana = 'solana:1:0x000000000000000000000000000000000000006c'
    expect(openSession({ namespaces: granted({ accounts: [solana] }) }).channel.approved('eip155')).toBeUndefined()
    const both = openSession({ namespaces: granted({ accounts: [solana, `eip155:10:${ADDRESS}`] }) })
    expect(both.channel.approved('eip155')?.caipNetworkIds).toEqual(['eip155:10'])
    expect(both.channel.approved('solana')).toBeUndefined()
  })

  it('contains no network without an account on it', () => {
    const namespaces = granted({ chains: ['eip155:1', 'eip155:10'], accounts: [`eip155:10:${ADDRESS}`] })
    expect(openSession({ namespaces }).channel.approved('eip155')?.caipNetworkIds).toEqual(['eip155:10'])
  })

  it.each([
    undefined,
    null,
    7,
    [],
    { eip155: null },
    { eip155: [] },
    { eip155: {} },
    granted({ accounts: null }),
    granted({ accounts: 'eip155:1:0x1' }),
    granted({ accounts: [null, 7, {}, 'eip155', 'eip155:1', `eip155:banana:${ADDRESS}`] }),
    { '__proto__:1': { accounts: [`eip155:1:${ADDRESS}`] } },
  ])('is empty when it is malformed: %j', (namespaces) => {
    expect(openSession({ namespaces }).channel.approved('eip155')).toBeUndefined()
  })

  it.each([{ methods: null, events: 7 }, { methods: 'personal_sign' }, { methods: [7, null] }])(
    'contains no method when methods are malformed: %j',
    (part) => expect(openSession({ namespaces: granted(part) }).channel.approved('eip155')?.methods).toEqual([]),
  )

  it('bounds every request: no request goes to an unapproved network', async () => {
    const { channel, sent } = openSession()
    const asking = channel.request({ method: 'personal_sign', caipNetworkId: 'eip155:10' })
    await expect(asking).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    await expect(channel.request({ method: 'x', caipNetworkId: 'solana:1' })).rejects.toMatchObject({
      code: 'CONNECTION_ENDED',
    })
    expect(sent).toEqual([])
  })
})

describe('an event of a remote wallet', () => {
  it.each(['eip155:10', 10, '0xa', '10'])('names its new network: %j', (data) => {
    const { heard, tellOf } = openSession()
    tellOf('chainChanged', data)
    expect(heard).toEqual([{ type: 'network', caipNetworkId: 'eip155:10' }])
  })

  it.each([
    'solana:1',
    'not a chain!',
    '',
    -1,
    0,
    1.5,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    {},
    ['1'],
    { toString: () => '1' },
    '0xffffffffffffffffffffffff',
  ])('is ignored when the network is of another namespace: %j', (data) => {
    const { heard, tellOf } = openSession()
    tellOf('chainChanged', data)
    expect(heard).toEqual([])
  })

  it.each([undefined, null, 7, {}, { event: null, chainId: 'eip155:1' }, { event: { name: 'chainChanged' } }])(
    'is ignored when it is malformed: %j',
    (params) => {
      const { heard, tell } = openSession()
      tell(params)
      expect(heard).toEqual([])
    },
  )

  it('is ignored for an unapproved namespace', () => {
    const { heard, tellOf } = openSession()
    tellOf('accountsChanged', ['stranger'], 'solana:1')
    tellOf('chainChanged', 'solana:1', 'solana:1')
    expect(heard).toEqual([])
  })

  it('keeps only the valid addresses of its accounts', () => {
    const { heard, tellOf } = openSession()
    tellOf('accountsChanged', [null, 7, {}, '', { address: 5 }, `eip155:1:${ADDRESS}`, OTHER])
    tellOf('accountsChanged', [null, {}])
    tellOf('accountsChanged', 'none')
    expect(heard).toEqual([{ type: 'accounts', addresses: [ADDRESS, OTHER] }, { type: 'approval' }])
  })
})

it.each([
  '9007199254740993',
  '9'.repeat(32),
  'NaN',
  '0',
  '-1',
  '1e3',
  '1.5',
  '0x0',
  '0x20000000000000',
  Number.NaN,
  1e300,
  0,
  {},
])('an event does not switch the wallet to an EVM network called %s', (data) => {
  const { heard, tellOf } = openSession()
  tellOf('chainChanged', data)
  expect(heard).toEqual([])
  tellOf('chainChanged', '0xa')
  expect(heard).toEqual([{ type: 'network', caipNetworkId: 'eip155:10' }])
})

describe('the capabilities of a remote session', () => {
  it('are read for all networks, for a network and for an account, as objects or as JSON', () => {
    const { channel } = openSession({
      sessionProperties: { paymasterService: '{"supported":true}', expiry: 'tomorrow' },
      scopedProperties: {
        'eip155:1': { atomic: { status: 'ready' }, [`eip155:1:${ADDRESS}`]: { atomic: { status: 'supported' } } },
        solana: { atomic: { status: 'supported' } },
      },
    })
    expect(channel.approved('eip155')?.capabilities).toMatchObject({
      eip155: { paymasterService: { supported: true }, expiry: 'tomorrow' },
      'eip155:1': { atomic: { status: 'ready' } },
      [`eip155:1:${ADDRESS}`]: { atomic: { status: 'supported' } },
    })
    expect(channel.approved('eip155')?.capabilities).not.toHaveProperty('solana')
  })

  it.each([
    ['none', {}],
    ['no records', { sessionProperties: [], scopedProperties: 'all' }],
    ['scopes of other namespaces', { scopedProperties: { 'solana:x': {}, polkadot: {} } }],
  ])('are unknown with %s', (_, given) => {
    expect(openSession(given).channel.approved('eip155')?.capabilities).toBeUndefined()
  })

  it('are empty for an account whose capabilities are no record', () => {
    const { channel } = openSession({ scopedProperties: { eip155: { [`eip155:1:${ADDRESS}`]: 7 } } })
    expect(channel.approved('eip155')?.capabilities?.[`eip155:1:${ADDRESS}`]).toEqual({})
  })
})
