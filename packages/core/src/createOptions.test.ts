import { afterEach, expect, it, vi } from 'vitest'
import { getWallets } from './actions/getWallets.js'
import { watchAlerts } from './actions/watchAlerts.js'
import { createModal } from './createModal.js'
import { ModalError } from './errors/ModalError.js'
import type { Modal } from './modal.js'
import type { Alert } from './stores/notices.js'
import { contextOf } from './testing/contextOf.js'
import { createFakeAdapter } from './testing/createFakeAdapter.js'
import { createFakeSiwe, createFakeSiwx } from './testing/createFakeSiwx.js'
import { createMemoryStorage } from './testing/createMemoryStorage.js'
import { createTestModal } from './testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from './testing/fakeNetworks.js'

afterEach(() => vi.restoreAllMocks())

function alertsOf(modal: Modal): readonly Alert[] {
  let seen: readonly Alert[] = []
  watchAlerts(modal, (alerts) => {
    seen = alerts
  })()
  return seen
}

/** As viem holds a chain: no namespace, no CAIP-2 id. */
const viemChain = {
  id: 10,
  name: 'OP Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://op.example'] } },
} as const

it('S0.014 is as the site says: two modals of one page are each their own', () => {
  const [first, second] = (['dark', 'light'] as const).map((themeMode) => createTestModal({ themeMode }).modal)
  expect([first?.$theme.get().mode, second?.$theme.get().mode]).toEqual(['dark', 'light'])
})

it('S1.002 takes every option of section 1 in one object', () => {
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
  expect(contextOf(modal).options).toMatchObject({
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

it('S1.003 hands the project id to the adapters', () => {
  const { fake, modal } = createTestModal({ projectId: 'abc' })
  expect(fake.host?.projectId).toBe('abc')
  expect(alertsOf(modal)).toEqual([])
})

it('S8.009 says "Project ID Not Configured" in the console', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { modal } = createTestModal({ projectId: '', debug: true })
  await modal.open()
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('Project ID Not Configured')
})

it('S5.001 raises an alert without a project id, and works all the same', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const projectId of ['', undefined as unknown as string]) {
    const { modal } = createTestModal({ projectId, debug: true })
    expect(alertsOf(modal)).toEqual([
      { code: 'PROJECT_ID_MISSING', title: 'Project ID Not Configured', detail: expect.stringContaining('projectId') },
    ])
    await modal.open()
    expect(modal.$state.get().open).toBe(true)
  }
})

it('S1.004 takes the networks in the order of the site, and begins on the first', () => {
  const { modal, fake } = createTestModal({ networks: [otherFakeNetwork, fakeNetwork] })
  expect(fake.host?.$networks.get()).toEqual([otherFakeNetwork, fakeNetwork])
  expect(modal.$network.get()).toEqual(otherFakeNetwork)
})

it('S3.008 takes networks in full, and chains of viem as they are', () => {
  const { fake } = createTestModal({ networks: [fakeNetwork, viemChain] })
  const [first, second] = fake.host?.$networks.get() ?? []
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

it('S3.008 keeps whether a network is a testnet', () => {
  const { modal } = createTestModal({ networks: [{ ...fakeNetwork, testnet: true }] })
  expect(modal.$network.get()?.testnet).toBe(true)
})

it('S1.005 begins on the default network, else on the first', () => {
  expect(createTestModal().modal.$network.get()).toBe(fakeNetwork)
  const { modal, fake } = createTestModal({ defaultNetwork: otherFakeNetwork })
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:8453')
  expect(fake.host?.activeNetworkId()).toBe('eip155:8453')
})

it('S8.001 raises "Network Not Found" for a default network that is not in the list, and uses the first', () => {
  const { modal } = createTestModal({ defaultNetwork: viemChain })
  expect(modal.$network.get()).toBe(fakeNetwork)
  expect(alertsOf(modal)).toEqual([
    { code: 'NETWORK_NOT_FOUND', title: 'Network Not Found', detail: expect.stringContaining('eip155:10') },
  ])
})

it('S1.006 hands the metadata of the site to the adapters', () => {
  const metadata = {
    name: 'Shop',
    description: 'A shop',
    url: 'https://shop.example',
    icons: ['https://shop.example/i.png'],
  }
  expect(createTestModal({ metadata }).fake.host?.metadata).toEqual(metadata)
})

it.each([
  ['S9.071', 'name', 'Harbor'],
  ['S9.072', 'description', 'Boats for rent'],
  ['S9.073', 'url', 'https://harbor.example'],
  ['S9.074', 'icons', ['https://harbor.example/icon.png']],
] as const)('%s takes the %s from the page where the metadata has none', (_rule, field, ofPage) => {
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
  expect(fake.host?.metadata).toEqual({ ...own, [field]: ofPage })
})

it('S1.007 takes features over their defaults, and undefined for the default', () => {
  const { modal } = createTestModal({ features: { send: false, pay: true, receive: undefined, email: true } })
  const { features } = contextOf(modal).options
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
] as const)('%s by default %s is %s, and can be set', (_rule, name, value) => {
  expect(contextOf(createTestModal().modal).options.features[name]).toBe(value)
  expect(contextOf(createTestModal({ features: { [name]: !value } }).modal).options.features[name]).toBe(!value)
})

it('S2.032 offers email, social and wallet, in this order', () => {
  expect(contextOf(createTestModal().modal).options.features.connectMethodsOrder).toEqual(['email', 'social', 'wallet'])
  const { modal } = createTestModal({ features: { connectMethodsOrder: ['wallet', 'email'] } })
  expect(contextOf(modal).options.features.connectMethodsOrder).toEqual(['wallet', 'email'])
})

it('S2.042 orders wallet features as specified', () => {
  const { features } = contextOf(createTestModal().modal).options
  expect(features.walletFeaturesOrder).toEqual(['onramp', 'swaps', 'receive', 'send'])
})

it('S2.041 orders connectors as specified', () => {
  const { features } = contextOf(createTestModal().modal).options
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

it('keeps the usual order of wallets where what is given for it is none, and says so', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { modal } = createTestModal({ debug: true, features: { connectorTypeOrder: 'recent' as unknown as [] } })
  expect(contextOf(modal).options.features.connectorTypeOrder[0]).toBe('walletConnect')
  expect(warn.mock.calls.flat().map(String).join()).toContain(
    'features.connectorTypeOrder: Expected array received string',
  )
  warn.mockRestore()
})

it('S1.008 begins with the mode it is given', () => {
  expect(createTestModal().modal.$theme.get().mode).toBeUndefined()
  expect(createTestModal({ themeMode: 'light' }).modal.$theme.get().mode).toBe('light')
})

it('S1.009 begins with the variables it is given', () => {
  expect(createTestModal().modal.$theme.get().variables).toEqual({})
  const { modal } = createTestModal({ themeVariables: { '--w3m-accent': 'teal', '--fy-z': 7 } })
  expect(modal.$theme.get().variables).toEqual({ '--fy-accent': 'teal', '--fy-z': '7' })
})

it('S5.020 refuses a theme mode other than light and dark', () => {
  expect(() => createTestModal({ themeMode: 'sepia' as 'dark' })).toThrow(
    'themeMode: Expected light or dark received sepia',
  )
})

it.each([
  ['S1.015', 'termsConditionsUrl'],
  ['S1.016', 'privacyPolicyUrl'],
] as const)('%s takes a link as %s, and only such that are links', (_rule, option) => {
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

it('S1.017 asks the RPC URLs of the integrator and no others', () => {
  const { fake } = createTestModal({
    customRpcUrls: { 'eip155:1': [{ url: 'https://a.example' }, { url: 'https://b.example' }] },
  })
  expect(fake.host?.rpcUrls(fakeNetwork)).toEqual(['https://a.example', 'https://b.example'])
})

it('S7.036 asks /v1/ with chain and project first, where the integrator names none and there is a project', () => {
  const { fake } = createTestModal()
  expect(fake.host?.rpcUrls(otherFakeNetwork)).toEqual([
    'https://rpc.walletconnect.org/v1/?chainId=eip155:8453&projectId=test',
    'https://base.example',
  ])
  expect(createTestModal({ projectId: '' }).fake.host?.rpcUrls(fakeNetwork)).toEqual(['https://one.example'])
  expect(createTestModal({ basic: true }).fake.host?.rpcUrls(fakeNetwork)).toEqual(['https://one.example'])
})

it.each([
  ['S1.021', 'enableEmbedded'],
  ['S1.022', 'disableAppend'],
  ['S1.023', 'allowUnsupportedChain'],
] as const)('%s takes %s, which is off by default', (_rule, option) => {
  expect(contextOf(createTestModal().modal).options[option]).toBe(false)
  expect(contextOf(createTestModal({ [option]: true }).modal).options[option]).toBe(true)
  expect(() => createTestModal({ [option]: 'yes' })).toThrow(`${option}: Expected boolean received string`)
})

it('S5.048 says what is wrong in the console unless debug is false', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  contextOf(createTestModal({ projectId: '', debug: false }).modal)
  expect(error).not.toHaveBeenCalled()
  contextOf(createTestModal({ projectId: '', debug: undefined }).modal)
  expect(error).toHaveBeenCalledTimes(1)
  contextOf(createTestModal({ projectId: '', debug: true }).modal)
  expect(error).toHaveBeenCalledTimes(2)
})

it('S5.051 lists wallets unless enableWallets is false', () => {
  expect(getWallets(createTestModal().modal).map(({ id }) => id)).toEqual(['lantern', 'kitewing'])
  expect(getWallets(createTestModal({ enableWallets: false }).modal)).toEqual([])
})

it('S5.052 tells adapters to list announced wallets unless enableEIP6963 is false', () => {
  expect(createTestModal().fake.host?.flags).toEqual({ enableEIP6963: true, enableInjected: true })
  expect(createTestModal({ enableEIP6963: false, enableInjected: false }).fake.host?.flags).toEqual({
    enableEIP6963: false,
    enableInjected: false,
  })
})

it.each([
  ['S5.048', 'debug'],
  ['S5.050', 'enableWalletGuide'],
  ['S5.051', 'enableWallets'],
  ['S5.052', 'enableEIP6963'],
  ['S5.053', 'enableNetworkSwitch'],
  ['S5.048', 'enableWalletConnect'],
  ['S5.054', 'enableAuthLogger'],
  ['S5.048', 'enableInjected'],
  ['S5.048', 'enableReconnect'],
] as const)('%s %s is on unless it is false', (_rule, flag) => {
  const optionsOf = (value: boolean | undefined) => createModalWith({ [flag]: value }).context.options
  expect(optionsOf(undefined)[flag]).toBe(true)
  expect(optionsOf(true)[flag]).toBe(true)
  expect(optionsOf(false)[flag]).toBe(false)
})

function createModalWith(options: object): Modal {
  const storage = createMemoryStorage()
  const adapters = [createFakeAdapter().definition]
  return createModal({ projectId: 'test', networks: [fakeNetwork], storage, adapters, ...options })
}

it('S5.003 needs an adapter', () => {
  expect(() => createModal({ projectId: 'x', networks: [fakeNetwork], adapters: [] })).toThrow('Adapter not found')
  expect(() => createModal({ projectId: 'x', networks: [fakeNetwork] } as never)).toThrow(
    new ModalError('ADAPTER_NOT_FOUND'),
  )
})

it('refuses a network that no adapter serves, in a sentence that names its namespace', () => {
  expect(() => createTestModal({ networks: [foreignFakeNetwork] })).toThrow(
    "Adapter for namespace solana doesn't exist",
  )
})

it('S5.002 refuses both siwx and siweConfig', () => {
  const { siwx } = createFakeSiwx()
  const { siweConfig } = createFakeSiwe()
  expect(() => createTestModal({ siwx, siweConfig })).toThrow('Cannot set both `siweConfig` and `siwx` options')
  expect(() => createTestModal({ siwx, siweConfig: undefined })).not.toThrow()
})

it('tells of nothing that is wrong where nothing is', () => {
  const features = { send: true, receive: true, smartSessions: true }
  expect(alertsOf(createTestModal({ tokens: {}, features }).modal)).toEqual([])
  expect(alertsOf(createTestModal({ features: { send: false, email: true } }).modal)).toEqual([])
  expect(alertsOf(createTestModal().modal)).toEqual([])
})

it('refuses two adapters of one namespace, and one built against another contract', () => {
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
])('says of %j what is wrong with it, by a coded error', (options, message) => {
  const coded = expect.objectContaining({ name: 'ModalError', code: 'INVALID_OPTION', message })
  expect(() => createModalWith(options)).toThrow(coded)
})

it('does not change what the integrator handed over', () => {
  const features = Object.freeze({ send: false })
  const networks = Object.freeze([Object.freeze({ ...viemChain })]) as unknown as [typeof viemChain]
  const { modal } = createTestModal({ features, networks })
  modal.addNetwork(fakeNetwork)
  expect(networks).toHaveLength(1)
  expect(contextOf(modal).options.features).not.toBe(features)
})
