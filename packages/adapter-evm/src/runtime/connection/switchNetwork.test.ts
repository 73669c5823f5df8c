import type { Network } from '@foyer/core/adapter'
import { getConnection, switchChain } from '@wagmi/core'
import { base, celo, mainnet } from 'viem/chains'
import { describe, expect, it, vi } from 'vitest'
import type { Eip1193Provider } from '../../provider.js'
import { createTestApp, createWallet, listParams, toWalletOption } from '../../testing/createTestApp.js'

const HARBOR = {
  id: 4242,
  name: 'Harbor',
  nativeCurrency: { name: 'Harbor Ether', symbol: 'HETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.harbor.example'] } },
  blockExplorers: {
    default: { name: 'Pierscan', url: 'https://pierscan.example' },
    other: { name: 'Other', url: 'https://other.example' },
  },
} as const

async function setUp(setup?: Parameters<typeof createWallet>[0], provider?: Eip1193Provider) {
  const wallet = createWallet({ knownChains: [1, 8453], ...setup })
  const option = provider ? { ...toWalletOption(wallet), provider } : toWalletOption(wallet)
  const page = createTestApp({ wallets: [option], networks: [mainnet, base, HARBOR, celo] })
  const connection = await page.adapter.connect({ walletId: wallet.info.rdns })
  const changes: unknown[] = []
  connection.watch((change) => changes.push(change))
  const to = (id: number) => connection.switchNetwork?.(network(page, id))
  return { ...page, wallet, connection, changes, to }
}

function network({ modal }: ReturnType<typeof createTestApp>, id: number): Network<'eip155'> {
  const result = modal.context.stores.networks.find(`eip155:${id}`)
  if (!result) throw new Error(`${id} is not configured`)
  return { ...result, caipNetworkId: `eip155:${id}`, chainNamespace: 'eip155' }
}

function answering(method: string, answer: (next: () => Promise<unknown>) => Promise<unknown>) {
  const wallet = createWallet({ knownChains: [1, 8453] })
  const request = wallet.provider.request as Eip1193Provider['request']
  const provider: Eip1193Provider = {
    ...wallet.provider,
    request: (args) => (args.method === method ? answer(() => request(args)) : request(args)),
  }
  return { wallet, provider }
}

it('S7.052 switchNetwork switches by wallet_switchEthereumChain, and reports the network once', async () => {
  const { to, wallet, connection, changes } = await setUp()
  await to(8453)
  expect(listParams(wallet, 'wallet_switchEthereumChain')).toEqual([[{ chainId: '0x2105' }]])
  expect(listParams(wallet, 'wallet_addEthereumChain')).toEqual([])
  expect(connection.caipNetworkId).toBe('eip155:8453')
  expect(changes).toEqual([{ type: 'network', caipNetworkId: 'eip155:8453' }])
})

const ADDING = [4902, 5000, 32603, -32603] as const

it.each([
  ['S4.055', 4902],
  ['S4.056', 5000],
  ['S4.057', 32603],
  ['S4.057', -32603],
] as const)('%s switchNetwork adds the chain on code %i, and ends on it', async (_rule, code) => {
  const { to, wallet, connection, changes } = await setUp({ setup: { switchErrorCode: code } })
  await to(4242)
  expect(listParams(wallet, 'wallet_addEthereumChain')).toHaveLength(1)
  expect(connection.caipNetworkId).toBe('eip155:4242')
  expect(changes).toEqual([{ type: 'network', caipNetworkId: 'eip155:4242' }])
})

describe.each(ADDING)('fails or offers to add the chain on code %i', (code) => {
  it('adds the chain for wagmi’s switchChain', async () => {
    const { adapter, wallet } = await setUp({ setup: { switchErrorCode: code } })
    const config = await adapter.wagmiConfig()
    await switchChain(config, { chainId: 4242 })
    expect(listParams(wallet, 'wallet_addEthereumChain')).toHaveLength(1)
    expect(getConnection(config).chainId).toBe(4242)
  })

  it('S4.058 yields "Chain is not supported" when the chain cannot be added', async () => {
    const { to, connection, changes } = await setUp({ setup: { switchErrorCode: code, addResult: 'fail' } })
    await expect(to(4242)).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
      message: 'Chain is not supported',
      cause: { code: -32603 },
    })
    expect(connection.caipNetworkId).toBe('eip155:1')
    expect(changes).toEqual([])
  })

  it('rejects with USER_REJECTED when the user declines to add the chain', async () => {
    const { to } = await setUp({ setup: { switchErrorCode: code, addResult: 'reject' } })
    await expect(to(4242)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  })
})

describe('a wallet that does not know a chain', () => {
  it.each<[string, unknown]>([
    ['a text in another language', { code: -32000, message: 'Réseau inconnu' }],
    ['code -1', { code: -1 }],
    ['bare text', 'unknown chain'],
    ['nothing', undefined],
    ['invalid parameters', { code: -32602, message: 'Invalid params' }],
    ['that the chain is disconnected', { code: 4901, message: 'Not connected to that chain' }],
    ['a JSON text with the code inside', { message: '{"jsonrpc":"2.0","error":{"code":4902}}' }],
    ['an error without a code', new Error('Something went wrong')],
  ])('is offered to add it once: %s', async (_name, thrown) => {
    let refusals = 1
    const { wallet, provider } = answering('wallet_switchEthereumChain', (next) =>
      refusals-- > 0 ? Promise.reject(thrown) : next(),
    )
    const { to, connection } = await setUp({}, provider)
    await to(4242)
    expect(listParams(wallet, 'wallet_addEthereumChain')).toHaveLength(1)
    expect(connection.caipNetworkId).toBe('eip155:4242')
  })

  it.each<[string, unknown, string]>([
    ['a refusal', { code: 4001 }, 'USER_REJECTED'],
    ['a refusal underneath', { code: -1, data: { error: { code: 4001 } } }, 'USER_REJECTED'],
    ['a refusal in JSON text', { message: 'RPC Error: {"code":4001}' }, 'USER_REJECTED'],
    ['a refusal in bare text', 'User rejected the request', 'USER_REJECTED'],
    ['that it cannot switch', { code: -32601 }, 'CHAIN_NOT_SUPPORTED'],
    ['that it does not support the method', { code: -32004 }, 'CHAIN_NOT_SUPPORTED'],
    ['that a request is pending', { code: -32002 }, 'REQUEST_PENDING'],
    ['that the site is not authorized', { code: 4100 }, 'PROVIDER_UNAUTHORIZED'],
    ['that it is disconnected', { code: 4900 }, 'PROVIDER_DISCONNECTED'],
  ])('is not offered to add it after %s', async (_name, thrown, code) => {
    const { wallet, provider } = answering('wallet_switchEthereumChain', () => Promise.reject(thrown))
    const { to, connection } = await setUp({}, provider)
    await expect(to(4242)).rejects.toMatchObject({ code })
    expect(listParams(wallet, 'wallet_addEthereumChain')).toEqual([])
    expect(connection.caipNetworkId).toBe('eip155:1')
  })
})

it('switchNetwork switches after adding, even if the wallet refuses the second switch', async () => {
  const { wallet, provider } = answering('wallet_switchEthereumChain', () => Promise.reject({ code: 4902 }))
  const { to, connection } = await setUp({}, provider)
  await to(4242)
  expect(listParams(wallet, 'wallet_addEthereumChain')).toHaveLength(1)
  expect(connection.caipNetworkId).toBe('eip155:4242')
})

it('a wallet is not offered a network without an https node, which is logged', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  const { wallet, provider } = answering('wallet_switchEthereumChain', () => Promise.reject({ code: 4902 }))
  const plain = { ...HARBOR, rpcUrls: { default: { http: ['http://rpc.harbor.example'] } } }
  const page = createTestApp({
    wallets: [{ ...toWalletOption(wallet), provider }],
    networks: [mainnet, plain],
    debug: true,
  })
  const connection = await page.adapter.connect({ walletId: wallet.info.rdns })
  await expect(connection.switchNetwork?.(network(page, 4242))).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  expect(listParams(wallet, 'wallet_addEthereumChain')).toEqual([])
  expect(log.mock.calls.flat().join(' ')).toContain('Harbor (4242) cannot be added to a wallet')
  log.mockRestore()
})

describe('a wallet with an invalid chain id', () => {
  it.each(['0x', 'nonsense', null, 0, -1, 1e300, 1.5, {}])(
    'is not connected if eth_chainId returns %o',
    async (answer) => {
      const { wallet, provider } = answering('eth_chainId', async () => answer)
      const page = createTestApp({ wallets: [{ ...toWalletOption(wallet), provider }] })
      await expect(page.adapter.connect({ walletId: wallet.info.rdns })).rejects.toMatchObject({
        code: 'RESPONSE_INVALID',
      })
    },
  )

  it.each([Number.NaN, '0', -1, 1e300, 1.5, 'x', undefined])(
    'reads its chain again if chainChanged emits %o',
    async (said) => {
      const { wallet, provider } = answering('wallet_switchEthereumChain', async () => null)
      const received = new Set<(value: unknown) => void>()
      const speaking: Eip1193Provider = {
        ...provider,
        on(event, listener) {
          if (event === 'chainChanged') received.add(listener)
        },
      }
      const { connection, changes } = await setUp({}, speaking)
      for (const emit of received) emit(said)
      await vi.waitFor(() => expect(listParams(wallet, 'eth_chainId').length).toBeGreaterThan(1))
      expect(connection.caipNetworkId).toBe('eip155:1')
      expect(changes).toEqual([])
    },
  )
})

it('S7.053 switchNetwork sends wallet_addEthereumChain exactly chainId, rpcUrls, chainName, nativeCurrency, blockExplorerUrls', async () => {
  const { to, wallet } = await setUp()
  await to(4242)
  expect(listParams(wallet, 'wallet_addEthereumChain')).toEqual([
    [
      {
        chainId: '0x1092',
        rpcUrls: ['https://rpc.harbor.example'],
        chainName: 'Harbor',
        nativeCurrency: { name: 'Harbor Ether', symbol: 'HETH', decimals: 18 },
        blockExplorerUrls: ['https://pierscan.example', 'https://other.example'],
      },
    ],
  ])
})

it('S7.053 switchNetwork sends the chain’s own URL, not the hosted one with the project id', async () => {
  const { to, wallet, adapter } = await setUp()
  await to(42220)
  const [[added]] = listParams(wallet, 'wallet_addEthereumChain') as [[{ rpcUrls: string[] }]]
  expect(added.rpcUrls).toEqual([...celo.rpcUrls.default.http])
  const config = await adapter.wagmiConfig()
  expect(JSON.stringify(config.chains)).not.toContain('projectId')
})

it('switchNetwork keeps the network when the user declines the switch', async () => {
  const { to, wallet, connection, changes } = await setUp()
  wallet.script.mode('reject')
  await expect(to(8453)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(listParams(wallet, 'wallet_addEthereumChain')).toEqual([])
  expect([connection.caipNetworkId, changes]).toEqual(['eip155:1', []])
})

it('switchNetwork treats code 5000 as a rejection by its message', async () => {
  const { wallet, provider } = answering('wallet_switchEthereumChain', () =>
    Promise.reject({ code: 5000, message: 'User rejected.' }),
  )
  const { to } = await setUp({}, provider)
  await expect(to(8453)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(listParams(wallet, 'wallet_addEthereumChain')).toEqual([])
})

it('switchNetwork finds a code in wrapped errors', async () => {
  const { wallet, provider } = answering('wallet_switchEthereumChain', () =>
    Promise.reject(new Error('outer', { cause: { code: -1, data: { originalError: { code: '4902' } } } })),
  )
  const page = createTestApp({ wallets: [{ ...toWalletOption(wallet), provider }], networks: [mainnet, HARBOR] })
  const connection = await page.adapter.connect({ walletId: wallet.info.rdns })
  await connection.switchNetwork?.(network(page, 4242))
  expect(listParams(wallet, 'wallet_addEthereumChain')).toHaveLength(1)
})

it('switchNetwork requests the switch again after an add without a switch', async () => {
  let isAdded = false
  const { wallet, provider } = answering('wallet_addEthereumChain', async () => {
    isAdded = true
    return null
  })
  const inner = provider.request
  provider.request = async (args) => {
    if (args.method !== 'wallet_switchEthereumChain') return inner(args)
    if (!isAdded) throw { code: 4902, message: 'Unrecognized chain' }
    wallet.script.switchChain(4242)
    return null
  }
  const page = createTestApp({ wallets: [{ ...toWalletOption(wallet), provider }], networks: [mainnet, HARBOR] })
  const connection = await page.adapter.connect({ walletId: wallet.info.rdns })
  await connection.switchNetwork?.(network(page, 4242))
  expect(connection.caipNetworkId).toBe('eip155:4242')
})

it('switchNetwork waits for a wallet that approves before switching', async () => {
  const { wallet, provider } = answering('wallet_switchEthereumChain', async () => null)
  const page = createTestApp({ wallets: [{ ...toWalletOption(wallet), provider }], networks: [mainnet, base] })
  const connection = await page.adapter.connect({ walletId: wallet.info.rdns })
  wallet.script.clearLog()
  const order: string[] = []
  const switching = connection.switchNetwork?.(network(page, 8453)).then(() => order.push('resolved'))
  // The wallet switches only after the adapter has requested its chain id twice.
  await vi.waitFor(() => expect(listParams(wallet, 'eth_chainId')).toHaveLength(2))
  order.push('moved')
  wallet.script.switchChain(8453)
  await switching
  expect(order).toEqual(['moved', 'resolved'])
  expect(connection.caipNetworkId).toBe('eip155:8453')
})

it('switchNetwork offers to add the chain to a wallet that approves without switching, and fails if it stays', async () => {
  const { wallet, provider } = answering('wallet_switchEthereumChain', async () => null)
  const { request } = provider
  const added: unknown[] = []
  provider.request = async (args) => {
    if (args.method !== 'wallet_addEthereumChain') return request(args)
    added.push(args.params)
    return null
  }
  const page = createTestApp({ wallets: [{ ...toWalletOption(wallet), provider }], networks: [mainnet, base] })
  const connection = await page.adapter.connect({ walletId: wallet.info.rdns })
  vi.useFakeTimers()
  try {
    const switching = expect(connection.switchNetwork?.(network(page, 8453))).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
    })
    await vi.runAllTimersAsync()
    await switching
  } finally {
    vi.useRealTimers()
  }
  expect(added).toHaveLength(1)
  expect(connection.caipNetworkId).toBe('eip155:1')
})

it.each<[string, Pick<Eip1193Provider, 'on' | 'removeListener'>]>([
  ['emits no event', { on: () => {}, removeListener: () => {} }],
  ['has no way to listen', {}],
])('switchNetwork polls a wallet that switches late and %s', async (_name, silent) => {
  const { wallet, provider } = answering('wallet_switchEthereumChain', async () => null)
  const { request } = provider
  let isMoved = false
  let requested = 0
  const mute: Eip1193Provider = {
    ...silent,
    request(args) {
      if (args.method !== 'eth_chainId') return request(args)
      requested += 1
      return Promise.resolve(isMoved ? '0x2105' : '0x1')
    },
  }
  const page = createTestApp({ wallets: [{ ...toWalletOption(wallet), provider: mute }], networks: [mainnet, base] })
  const connection = await page.adapter.connect({ walletId: wallet.info.rdns })
  vi.useFakeTimers()
  try {
    const before = requested
    const switching = connection.switchNetwork?.(network(page, 8453))
    await vi.advanceTimersByTimeAsync(1_000)
    isMoved = true
    await vi.advanceTimersByTimeAsync(250)
    await switching
    expect(requested - before).toBe(6)
  } finally {
    vi.useRealTimers()
  }
  expect(connection.caipNetworkId).toBe('eip155:8453')
})

it('switchNetwork rejects with "Chain is not supported" if the wallet cannot switch', async () => {
  const { wallet, provider } = answering('wallet_switchEthereumChain', () =>
    Promise.reject({ code: 4200, message: 'The method is not there' }),
  )
  const page = createTestApp({ wallets: [{ ...toWalletOption(wallet), provider }] })
  const connection = await page.adapter.connect({ walletId: wallet.info.rdns })
  await expect(connection.switchNetwork?.(network(page, 8453))).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
})

it('switchNetwork passes on other wallet errors', async () => {
  const { wallet, provider } = answering('wallet_switchEthereumChain', () =>
    Promise.reject({ code: -32002, message: 'Already pending' }),
  )
  const page = createTestApp({ wallets: [{ ...toWalletOption(wallet), provider }] })
  const connection = await page.adapter.connect({ walletId: wallet.info.rdns })
  await expect(connection.switchNetwork?.(network(page, 8453))).rejects.toMatchObject({ code: 'REQUEST_PENDING' })
})

it('switchNetwork updates wagmi after a switch without an event', async () => {
  const wallet = createWallet({ knownChains: [1, 8453] })
  const mute: Eip1193Provider = { request: wallet.provider.request as Eip1193Provider['request'] }
  const page = createTestApp({ wallets: [{ ...toWalletOption(wallet), provider: mute }] })
  const connection = await page.adapter.connect({ walletId: wallet.info.rdns })
  await connection.switchNetwork?.(network(page, 8453))
  expect(connection.caipNetworkId).toBe('eip155:8453')
  expect(getConnection(await page.adapter.wagmiConfig()).chainId).toBe(8453)
})

it('switchNetwork keeps the wallet’s reason for refusing a network', async () => {
  const words = 'The symbol HETH differs from ETH, which this chain has.'
  const { provider } = answering('wallet_addEthereumChain', () => Promise.reject({ code: -32_602, message: words }))
  const { connection, ...page } = await setUp(undefined, provider)
  await expect(connection.switchNetwork?.(network(page, 4242))).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
    context: { chainId: 4242, walletWords: words },
  })
})
