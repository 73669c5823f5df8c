import { afterEach, expect, it, vi } from 'vitest'
import { ModalError } from '../errors/ModalError.js'
import { defineFeature } from '../feature/defineFeature.js'
import { watchAlerts } from '../notices/watchAlerts.js'
import type { Alert } from '../state/notices.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createFakeSiwe, createFakeSiwx } from '../testing/createFakeSiwx.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { type CreateTestModalParameters, createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
import { getTestContext } from '../testing/getTestContext.js'
import { getWallets } from '../wallets/getWallets.js'
import { createModal } from './createModal.js'
import type { Modal } from './modal.js'

afterEach(() => vi.restoreAllMocks())

function alertsOf(modal: Modal): readonly Alert[] {
  let seen: readonly Alert[] = []
  watchAlerts(modal, (alerts) => {
    seen = alerts
  })()
  return seen
}

/** Chain as in viem: no namespace, no CAIP-2 id. */
const viemChain = {
  id: 10,
  name: 'OP Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://op.example'] } },
} as const

it('S0.014 two modals on a page have their own options', () => {
  const [first, second] = (['dark', 'light'] as const).map((themeMode) => createTestModal({ themeMode }).modal)
  expect([first?.$theme.get().mode, second?.$theme.get().mode]).toEqual(['dark', 'light'])
})

it('S1.002 createModal accepts every option of section 1 in one object', () => {
  const { modal } = createTestModal({
    projectId: 'abc',
    networks: [fakeNetwork, viemChain],
    defaultNetwork: viemChain,
    preload: 'none',
    metadata: {
      name: 'Shop',
      description: 'A shop',
      url: 'https://shop.example',
      icons: ['https://shop.example/i.png'],
    },
    features: { send: false },
    themeMode: 'dark',
    themeVariables: { '--fy-accent': '#123456' },
    includeWalletIds: ['lantern'],
    excludeWalletIds: ['kitewing'],
    featuredWalletIds: ['lantern'],
    customWallets: [{ id: 'own', name: 'Own' }],
    tokens: { 'eip155:1': { address: '0x1' } },
    termsConditionsUrl: 'https://shop.example/terms',
    privacyPolicyUrl: 'https://shop.example/privacy',
    customRpcUrls: { 'eip155:1': [{ url: 'https://own.example' }] },
    basic: true,
    enableEmbedded: true,
    disableAppend: true,
    allowUnsupportedChain: true,
    defaultAccountTypes: { eip155: 'eoa' },
  })
  expect(getTestContext(modal).options).toMatchObject({
    projectId: 'abc',
    tokens: { 'eip155:1': { address: '0x1' } },
    preload: 'none',
    basic: true,
    enableEmbedded: true,
    disableAppend: true,
    allowUnsupportedChain: true,
    defaultAccountTypes: { eip155: 'eoa', solana: 'eoa', bip122: 'payment', polkadot: 'eoa' },
  })
})

it('S1.003 createModal passes the project id to the adapters', () => {
  const { fake, modal } = createTestModal({ projectId: 'abc' })
  expect(fake.adapterContext?.projectId).toBe('abc')
  expect(alertsOf(modal)).toEqual([])
})

it('S8.009 createModal logs "Project ID Not Configured" without a project id', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { modal } = createTestModal({ projectId: undefined, debug: true })
  await modal.context.show()
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('Project ID Not Configured')
})

it('S5.001 createModal raises an alert without a project id, and the modal still works', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const projectId of ['', undefined]) {
    const { modal } = createTestModal({ projectId, debug: true })
    expect(alertsOf(modal)).toEqual([
      { code: 'PROJECT_ID_MISSING', title: 'Project ID Not Configured', detail: expect.stringContaining('projectId') },
    ])
    await modal.context.show()
    expect(modal.$state.get().isOpen).toBe(true)
  }
})

it.each<[string, CreateTestModalParameters, services: readonly string[]]>([
  ['every hosted service', {}, ['data', 'directory', 'analytics', 'relay', 'secureSite']],
  [
    'those that the app does not run itself',
    { services: { data: 'https://data.example' } },
    ['directory', 'analytics', 'relay', 'secureSite'],
  ],
  [
    'those that the app leaves on',
    { features: { walletConnect: false, analytics: false, email: false, socials: false } },
    ['data', 'directory'],
  ],
  ['nothing in basic mode', { basic: true }, []],
  [
    'nothing where the app runs every service itself',
    {
      services: {
        data: 'https://data.example',
        directory: 'https://directory.example',
        analytics: 'https://analytics.example',
        relay: 'wss://relay.example',
        secureSite: 'https://secure.example',
      },
    },
    [],
  ],
])('S5.001 the alert for a missing project id names %s', (_what, options, services) => {
  const alerts = alertsOf(createTestModal({ projectId: undefined, ...options }).modal)
  expect(alerts.map(({ detail }) => detail)).toEqual(
    services.length
      ? [`Off without a projectId: ${services.join(', ')}. Pass projectId, or their URLs in services, or basic: true`]
      : [],
  )
})

it('S1.004 createModal keeps the networks in the order of the app and starts on the first', () => {
  const { modal, fake } = createTestModal({ networks: [otherFakeNetwork, fakeNetwork] })
  expect(fake.adapterContext?.$networks.get()).toEqual([otherFakeNetwork, fakeNetwork])
  expect(modal.$network.get()).toEqual(otherFakeNetwork)
})

it('S3.008 createModal accepts full networks and viem chains', () => {
  const { fake } = createTestModal({ networks: [fakeNetwork, viemChain] })
  const [first, second] = fake.adapterContext?.$networks.get() ?? []
  expect(first).toEqual({
    id: 1,
    caipNetworkId: 'eip155:1',
    chainNamespace: 'eip155',
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://one.example'] } },
    blockExplorers: { default: { name: 'Scan', url: 'https://scan.example' } },
  })
  expect(second).toEqual({ ...viemChain, caipNetworkId: 'eip155:10', chainNamespace: 'eip155' })
})

it('S3.008 createModal keeps the testnet flag of a network', () => {
  const { modal } = createTestModal({ networks: [{ ...fakeNetwork, testnet: true }] })
  expect(modal.$network.get()?.testnet).toBe(true)
})

it('S1.005 createModal starts on the default network, or else on the first', () => {
  expect(createTestModal().modal.$network.get()).toBe(fakeNetwork)
  const { modal, fake } = createTestModal({ defaultNetwork: otherFakeNetwork })
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:8453')
  expect(fake.adapterContext?.activeNetworkId()).toBe('eip155:8453')
})

it('S8.001 createModal raises "Network Not Found" for a default network outside of the list and uses the first', () => {
  const { modal } = createTestModal({ defaultNetwork: viemChain })
  expect(modal.$network.get()).toBe(fakeNetwork)
  expect(alertsOf(modal)).toEqual([
    { code: 'NETWORK_NOT_FOUND', title: 'Network Not Found', detail: expect.stringContaining('eip155:10') },
  ])
})

it('S1.006 createModal passes the metadata of the app to the adapters', () => {
  const metadata = {
    name: 'Shop',
    description: 'A shop',
    url: 'https://shop.example',
    icons: ['https://shop.example/i.png'],
  }
  expect(createTestModal({ metadata }).fake.adapterContext?.metadata).toEqual(metadata)
})

it.each([
  ['S9.071', 'name', 'Harbor'],
  ['S9.072', 'description', 'Boats for rent'],
  ['S9.073', 'url', 'https://harbor.example'],
  ['S9.074', 'icons', ['https://harbor.example/icon.png']],
] as const)('%s createModal reads the %s from the page when the metadata has none', (_rule, field, ofPage) => {
  vi.stubGlobal('document', {
    title: 'Harbor',
    defaultView: { location: { origin: 'https://harbor.example' } },
    querySelector: (selector: string) =>
      selector.startsWith('link') ? { href: 'https://harbor.example/icon.png' } : { content: 'Boats for rent' },
  })
  const own = {
    name: 'Shop',
    description: 'A shop',
    url: 'https://shop.example',
    icons: ['https://shop.example/i.png'],
  }
  const { fake } = createTestModal({ metadata: { ...own, [field]: undefined } })
  vi.unstubAllGlobals()
  expect(fake.adapterContext?.metadata).toEqual({ ...own, [field]: ofPage })
})

it('S1.007 createModal applies features over their defaults, and undefined as the default', () => {
  const { modal } = createTestModal({ features: { send: false, pay: true, receive: undefined, email: true } })
  const { features } = getTestContext(modal).options
  expect(features).toMatchObject({ send: false, pay: true, receive: true, email: true, analytics: true })
})

it.each([
  ['S2.033', 'receive', true],
  ['S2.034', 'send', true],
  ['S2.035', 'analytics', true],
  ['S2.036', 'allWallets', true],
  ['S2.037', 'legalCheckbox', false],
  ['S2.038', 'smartSessions', false],
  ['S2.039', 'collapseWallets', false],
  ['S2.040', 'pay', false],
] as const)('%s the default of features.%s is %s, and the app can change it', (_rule, name, value) => {
  expect(getTestContext(createTestModal().modal).options.features[name]).toBe(value)
  expect(getTestContext(createTestModal({ features: { [name]: !value } }).modal).options.features[name]).toBe(!value)
})

it('S2.032 createModal offers email, social and wallet in this order', () => {
  expect(getTestContext(createTestModal().modal).options.features.connectMethodsOrder).toEqual([
    'email',
    'social',
    'wallet',
  ])
  const { modal } = createTestModal({ features: { connectMethodsOrder: ['wallet', 'email'] } })
  expect(getTestContext(modal).options.features.connectMethodsOrder).toEqual(['wallet', 'email'])
})

it('S2.042 createModal orders wallet features as specified', () => {
  const { features } = getTestContext(createTestModal().modal).options
  expect(features.walletFeaturesOrder).toEqual(['onramp', 'swaps', 'receive', 'send'])
})

it('S2.041 createModal orders connectors as specified', () => {
  const { features } = getTestContext(createTestModal().modal).options
  expect(features.connectorTypeOrder).toEqual([
    'walletConnect',
    'recent',
    'injected',
    'featured',
    'custom',
    'external',
    'recommended',
  ])
})

it('createModal keeps the default wallet order and logs the problem when the configured order is invalid', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { modal } = createTestModal({ debug: true, features: { connectorTypeOrder: 'recent' as unknown as [] } })
  expect(getTestContext(modal).options.features.connectorTypeOrder[0]).toBe('walletConnect')
  expect(warn.mock.calls.flat().map(String).join()).toContain(
    'features.connectorTypeOrder: Expected array received string',
  )
  warn.mockRestore()
})

it('S1.008 createModal starts with the configured theme mode', () => {
  expect(createTestModal().modal.$theme.get().mode).toBeUndefined()
  expect(createTestModal({ themeMode: 'light' }).modal.$theme.get().mode).toBe('light')
})

it('S1.009 createModal starts with the configured theme variables', () => {
  expect(createTestModal().modal.$theme.get().variables).toEqual({})
  const { modal } = createTestModal({ themeVariables: { '--w3m-accent': 'teal', '--fy-z': 7 } })
  expect(modal.$theme.get().variables).toEqual({ '--fy-accent': 'teal', '--fy-z': '7' })
})

it('S5.020 createModal refuses a theme mode other than light and dark', () => {
  expect(() => createTestModal({ themeMode: 'sepia' as 'dark' })).toThrow(
    'themeMode: Expected light or dark received sepia',
  )
})

it.each([
  ['S1.015', 'termsConditionsUrl'],
  ['S1.016', 'privacyPolicyUrl'],
] as const)('%s createModal accepts a valid link, and no other text, as %s', (_rule, option) => {
  for (const url of ['https://a.example/t', '/privacy']) {
    expect(createTestModal({ [option]: url }).modal.context.options[option]).toBe(url)
  }
  for (const url of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//other.example',
    'terms',
    '',
  ]) {
    expect(() => createTestModal({ [option]: url })).toThrow(`${option}: Invalid input`)
  }
})

it('S1.017 createModal uses only the RPC URLs of the app where they are configured', () => {
  const { fake } = createTestModal({
    customRpcUrls: { 'eip155:1': [{ url: 'https://a.example' }, { url: 'https://b.example' }] },
  })
  expect(fake.adapterContext?.rpcUrls(fakeNetwork)).toEqual(['https://a.example', 'https://b.example'])
})

it('S7.036 createModal uses /v1/ with chain and project first when a project is set and the app configures no node', () => {
  const { fake } = createTestModal()
  expect(fake.adapterContext?.rpcUrls(otherFakeNetwork)).toEqual([
    'https://rpc.walletconnect.org/v1/?chainId=eip155:8453&projectId=test',
    'https://base.example',
  ])
  expect(createTestModal({ projectId: undefined }).fake.adapterContext?.rpcUrls(fakeNetwork)).toEqual([
    'https://one.example',
  ])
  expect(createTestModal({ basic: true }).fake.adapterContext?.rpcUrls(fakeNetwork)).toEqual(['https://one.example'])
})

it.each([
  ['S1.021', 'enableEmbedded'],
  ['S1.022', 'disableAppend'],
  ['S1.023', 'allowUnsupportedChain'],
] as const)('%s createModal accepts %s, which is off by default', (_rule, option) => {
  expect(getTestContext(createTestModal().modal).options[option]).toBe(false)
  expect(getTestContext(createTestModal({ [option]: true }).modal).options[option]).toBe(true)
  expect(() => createTestModal({ [option]: 'yes' })).toThrow(`${option}: Expected boolean received string`)
})

it('S5.048 createModal logs problems to the console unless debug is false', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  getTestContext(createTestModal({ projectId: undefined, debug: false }).modal)
  expect(error).not.toHaveBeenCalled()
  getTestContext(createTestModal({ projectId: undefined, debug: undefined }).modal)
  expect(error).toHaveBeenCalledTimes(1)
  getTestContext(createTestModal({ projectId: undefined, debug: true }).modal)
  expect(error).toHaveBeenCalledTimes(2)
})

it('S5.051 getWallets lists wallets unless features.wallets is false', () => {
  expect(getWallets(createTestModal().modal).map(({ id }) => id)).toEqual(['lantern', 'kitewing'])
  expect(getWallets(createTestModal({ features: { wallets: false } }).modal)).toEqual([])
})

it('S5.052 adapters list announced wallets unless features.eip6963 is false', () => {
  expect(createTestModal().fake.adapterContext?.flags).toEqual({ eip6963: true, injected: true })
  expect(createTestModal({ features: { eip6963: false, injected: false } }).fake.adapterContext?.flags).toEqual({
    eip6963: false,
    injected: false,
  })
})

it('S5.048 createModal turns debug on unless it is false', () => {
  const debugOf = (debug: boolean | undefined) => createModalWith({ debug }).context.options.debug
  expect([undefined, true, false].map(debugOf)).toEqual([true, true, false])
})

it.each([
  ['S5.050', 'walletGuide'],
  ['S5.051', 'wallets'],
  ['S5.052', 'eip6963'],
  ['S5.053', 'networkSwitch'],
  ['S5.049', 'walletConnect'],
  ['S5.054', 'authLogger'],
  ['S5.048', 'originCheck'],
  ['S5.048', 'injected'],
  ['S5.048', 'reconnect'],
] as const)(
  '%s createModal turns features.%s on unless it is false, before its runtime starts and after',
  (_rule, name) => {
    for (const value of [undefined, true, false]) {
      const modal = createModalWith({ features: { [name]: value } })
      expect(modal.context.options.features[name]).toBe(value !== false)
      expect(getTestContext(modal).options.features[name]).toBe(value !== false)
    }
    expect(createModalWith({ features: undefined }).context.options.features[name]).toBe(true)
    expect(() => createTestModal({ features: { [name]: 'no' } })).toThrow(
      `features.${name}: Expected boolean received string`,
    )
  },
)

it('a custom feature cannot turn off what createModal reads before the feature loads', () => {
  const defaults: object = { wallets: false, reconnect: false }
  const { modal } = createTestModal({ customFeatures: [defineFeature({ id: 'quiet', defaults })] })
  expect(getTestContext(modal).options.features).toMatchObject({ wallets: true, reconnect: true })
})

function createModalWith(options: object): Modal {
  const storage = createMemoryStorage()
  const adapters = [createFakeAdapter().definition]
  return createModal({ projectId: 'test', networks: [fakeNetwork], storage, adapters, ...options })
}

it('S5.003 createModal requires an adapter', () => {
  expect(() => createModal({ projectId: 'x', networks: [fakeNetwork], adapters: [] })).toThrow('Adapter not found')
  expect(() => createModal({ projectId: 'x', networks: [fakeNetwork] } as never)).toThrow(
    new ModalError('ADAPTER_NOT_FOUND'),
  )
})

it('createModal refuses a network without an adapter in a sentence that names its namespace', () => {
  expect(() => createTestModal({ networks: [foreignFakeNetwork] })).toThrow(
    "Adapter for namespace solana doesn't exist",
  )
})

it('S5.002 createModal refuses both siwx and siweConfig', () => {
  const { siwx } = createFakeSiwx()
  const { siweConfig } = createFakeSiwe()
  expect(() => createTestModal({ siwx, siweConfig })).toThrow('Cannot set both `siweConfig` and `siwx` options')
  expect(() => createTestModal({ siwx, siweConfig: undefined })).not.toThrow()
})

it('createModal raises no alert for valid options', () => {
  const features = { send: true, receive: true, smartSessions: true }
  expect(alertsOf(createTestModal({ tokens: {}, features }).modal)).toEqual([])
  expect(alertsOf(createTestModal({ features: { send: false, email: true } }).modal)).toEqual([])
  expect(alertsOf(createTestModal().modal)).toEqual([])
})

it('createModal refuses two adapters of one namespace and one with another contract version', () => {
  const { definition } = createFakeAdapter()
  expect(() => createTestModal({ adapters: [definition] })).toThrow(
    expect.objectContaining({ code: 'ADAPTER_DUPLICATE', message: expect.stringContaining('eip155') }),
  )
  const old = { ...createFakeAdapter({ namespace: 'solana' }).definition, contract: 0 }
  expect(() => createTestModal({ adapters: [old] })).toThrow(
    expect.objectContaining({ code: 'ADAPTER_CONTRACT', message: expect.stringMatching(/solana.*contract 0.*1/) }),
  )
})

it.each([
  [{ networks: undefined }, 'networks: Required'],
  [{ networks: [null] }, 'networks[0]: Required'],
  [{ networks: ['eip155:1'] }, 'networks[0]: Expected object received string'],
  [{ metadata: 'Shop' }, 'metadata: Expected object received string'],
  [{ customRpcUrls: [] }, 'customRpcUrls: Expected object received array'],
  [{ featuredWalletIds: 'x' }, 'featuredWalletIds: Expected array received string'],
  [{ privacyPolicyUrl: 7 }, 'privacyPolicyUrl: Expected string received number'],
  [{ allowUnsupportedChain: null }, 'allowUnsupportedChain: Required'],
])('createModal rejects %j with a coded error that describes the problem', (options, message) => {
  const coded = expect.objectContaining({ name: 'ModalError', code: 'INVALID_OPTION', message })
  expect(() => createModalWith(options)).toThrow(coded)
})

it('createModal does not change the objects that the app passed', () => {
  const features = Object.freeze({ send: false })
  const networks = Object.freeze([Object.freeze({ ...viemChain })]) as unknown as [typeof viemChain]
  const { modal } = createTestModal({ features, networks })
  modal.addNetwork(fakeNetwork)
  expect(networks).toHaveLength(1)
  expect(getTestContext(modal).options.features).not.toBe(features)
})
