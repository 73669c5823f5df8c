import type { CaipNetworkId, Network } from '@foyer/core'
import { createTestModal } from '@foyer/core/testing'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkButton } from '../buttons/NetworkButton.js'
import { NetworkIcon } from '../components/NetworkIcon.js'
import { TokenIcon } from '../components/TokenIcon.js'
import { WalletIcon } from '../components/WalletIcon.js'
import { loadSignInOptions, loadTab } from '../features/index.js'
import { ModalProvider } from '../hooks/ModalProvider.js'
import { en } from '../i18n/en.js'
import { UiProvider } from '../internal/UiContext.js'
import { reactUi } from '../shell/reactUi.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { flushUpdates } from '../testing/openModal.js'

const modals = destroyModalsAfterEach()
const roots: Root[] = []

// Preloads the files: the tests measure drawing.
beforeAll(async () => {
  const files = await import('./generated/files.generated.js')
  await Promise.all([...files.networks, ...files.tokens].map((load) => load()))
  await Promise.all([import('./walletPictures.js'), import('./generated/wallets2.generated.js')])
  await Promise.all([import('../buttons/logic/findButtonPicture.js'), import('./generated/tokenTable.generated.js')])
})

afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount())
})

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
/** Same suffix as the real token: cheap to generate. */
const IMITATION = '0x000000000000000000000000000000003606eB48'
const LIST_PICTURE = 'https://list.example/usdc.png'

interface DrawOptions {
  readonly preload?: 'idle' | 'none'
  readonly networks?: readonly [Network, ...Network[]]
  readonly chainImages?: Readonly<Record<string, string>>
}

async function draw(content: ReactNode, options: DrawOptions = {}) {
  const { modal } = createTestModal({ ui: reactUi(), ...options })
  modals.push(modal)
  const host = document.createElement('div')
  const root = createRoot(host)
  roots.push(root)
  const ui = { modal, messages: en, host, dir: undefined, preloadView: () => {}, loadSignInOptions, loadTab }
  act(() =>
    root.render(
      <ModalProvider modal={modal}>
        <UiProvider {...ui}>{content}</UiProvider>
      </ModalProvider>,
    ),
  )
  const atOnce = host.innerHTML
  await flushUpdates()
  return { host, atOnce }
}

function network(caipNetworkId: CaipNetworkId, name: string, testnet?: boolean): Network {
  const [chainNamespace, id] = caipNetworkId.split(':')
  if (chainNamespace !== 'eip155' || !id) throw new Error(caipNetworkId)
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const rpcUrls = { default: { http: ['https://node.example'] } }
  return { id, caipNetworkId, chainNamespace, name, testnet, nativeCurrency, rpcUrls }
}

const ethereum = network('eip155:1', 'Ethereum')
const base = network('eip155:8453', 'Base')
const sepolia = network('eip155:11155111', 'Sepolia', true)
const token = (address: string | undefined, symbol = 'USDC', iconUrl?: string) => ({ symbol, address, iconUrl })

const pathsOf = (host: Element | null) =>
  [...(host?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'))
const main = (host: Element) => host.querySelector('.fy-badge > .fy-ic:first-child')
const corner = (host: Element) => host.querySelector('.fy-badge > .fy-ic:last-child')

describe('NetworkIcon', () => {
  it('shows a letter until the picture of its id has loaded, and the picture at once from then on', async () => {
    const { host, atOnce } = await draw(<NetworkIcon network={network('eip155:42161', 'Arbitrum')} />)
    expect(atOnce).toContain('>A<')
    expect(pathsOf(host)).not.toEqual([])
    expect(host.textContent).toBe('')
    expect((await draw(<NetworkIcon network={network('eip155:42161', 'Arbitrum')} />)).atOnce).toContain('<path')
  })

  it('picks the picture by id, whatever the name', async () => {
    const { host } = await draw(<NetworkIcon network={network('eip155:999999998', 'Ethereum')} />)
    expect(host.textContent).toBe('E')
    expect(host.querySelector('svg')).toBeNull()
  })

  it('shows no picture for a test network that the app does not mark as one', async () => {
    const { host } = await draw(<NetworkIcon network={{ ...sepolia, testnet: false }} />)
    expect(host.textContent).toBe('S')
    expect(host.querySelector('svg')).toBeNull()
  })

  it('prefers the app’s picture', async () => {
    const chainImages = { 1: 'https://site.example/1.png' }
    const { host } = await draw(<NetworkIcon network={ethereum} />, { chainImages })
    expect(host.querySelector('img')?.getAttribute('src')).toBe(chainImages[1])
    expect(host.querySelector('svg')).toBeNull()
  })

  it('marks test networks with a flask, and shows the flask alone when small', async () => {
    const real = await draw(<NetworkIcon network={ethereum} />)
    const large = await draw(<NetworkIcon network={sepolia} />)
    expect(pathsOf(main(large.host))).toEqual(pathsOf(real.host))
    expect(corner(large.host)?.classList).toContain('fy-ic--test')
    const small = await draw(<NetworkIcon network={sepolia} size={24} />)
    expect(small.host.querySelectorAll('.fy-ic__l svg')).toHaveLength(1)
    expect(small.host.querySelectorAll('svg')).toHaveLength(1)
  })

  it('loads nothing as one of many small icons', async () => {
    const { host } = await draw(<NetworkIcon network={network('eip155:1088', 'Metis')} isQuiet />)
    expect(host.textContent).toBe('M')
  })
})

describe('TokenIcon', () => {
  it('prefers the picture of its address to a listed one', async () => {
    const { host } = await draw(<TokenIcon token={token(USDC, 'USDC', LIST_PICTURE)} network={ethereum} />)
    expect(pathsOf(main(host))).not.toEqual([])
    expect(host.querySelector('img')).toBeNull()
    const { host: lower } = await draw(<TokenIcon token={token(USDC.toLowerCase(), 'X')} network={ethereum} />)
    expect(pathsOf(main(lower))).toEqual(pathsOf(main(host)))
  })

  it.each([
    ['has its symbol', '0x1111111111111111111111111111111111111111', ethereum],
    ['has an address with the same end', IMITATION, ethereum],
    ['has its address on another network', USDC, base],
    ['is on a test network', USDC, sepolia],
  ])('shows no picture for an imitation that only %s', async (_, address, where) => {
    const { host } = await draw(<TokenIcon token={token(address)} network={where} />)
    expect(main(host)?.textContent).toBe('U')
    expect(pathsOf(main(host))).toEqual([])
  })

  it('shows the listed picture where none is known', async () => {
    const { host } = await draw(<TokenIcon token={token(IMITATION, 'USDC', LIST_PICTURE)} network={ethereum} />)
    expect(main(host)?.querySelector('img')?.getAttribute('src')).toBe(LIST_PICTURE)
  })

  it('shows a native coin with its own picture and its network', async () => {
    const own = await draw(<TokenIcon token={token(undefined, 'ETH')} network={ethereum} />)
    expect(own.host.querySelector('.fy-badge')).toBeNull()
    const bridged = await draw(<TokenIcon token={token(undefined, 'ETH')} network={base} />)
    expect(pathsOf(main(bridged.host))).toEqual(pathsOf(own.host))
    const { host } = await draw(<NetworkIcon network={base} size={20} />)
    expect(pathsOf(corner(bridged.host))).toEqual(pathsOf(host))
  })
})

it('icons render shapes alone, with ids that are unique per instance', async () => {
  const solana: Network = {
    ...ethereum,
    chainNamespace: 'solana',
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  }
  const { host } = await draw([<NetworkIcon key="1" network={solana} />, <NetworkIcon key="2" network={solana} />])
  const ids = [...host.querySelectorAll('svg [id]')].map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(ids.length)
  const references = [...host.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
  expect(new Set(references)).toEqual(new Set(ids))
  expect(host.querySelector('svg [style], svg style, svg script, svg image')).toBeNull()
})

describe('WalletIcon', () => {
  const neutral = async () => {
    const { host } = await draw(<WalletIcon walletId={undefined} imageUrl={undefined} />)
    return pathsOf(host)
  }

  it('picks the picture by rdns or store id', async () => {
    const { host } = await draw(<WalletIcon walletId="bitcoin_keplr" imageUrl={undefined} />)
    expect(pathsOf(host)).not.toEqual(await neutral())
    const { host: announced } = await draw(<WalletIcon walletId="app.keplr" imageUrl={undefined} />)
    expect(pathsOf(announced)).toEqual(pathsOf(host))
  })

  it('prefers the wallet’s own picture, or the directory’s', async () => {
    const { host } = await draw(<WalletIcon walletId="app.keplr" imageUrl="https://img.example/keplr.png" />)
    expect(host.querySelector('img')?.getAttribute('src')).toBe('https://img.example/keplr.png')
    // The neutral picture stays below the image until the image has loaded.
    expect(pathsOf(host)).toEqual(await neutral())
  })

  it('shows a neutral picture, and no letter, where none is known', async () => {
    const { host } = await draw(<WalletIcon walletId="example.wallet" imageUrl={undefined} />)
    expect(pathsOf(host)).toEqual(await neutral())
    expect(pathsOf(host)).not.toEqual([])
    expect(host.textContent).toBe('')
  })
})

describe('NetworkButton', () => {
  beforeEach(() => void vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback)))
  const pictureOf = (host: Element) =>
    pathsOf(host.querySelector('.fy-page__i > span')?.shadowRoot?.firstElementChild ?? null)
  const letterOf = (host: Element) => host.querySelector('.fy-page__i')?.getAttribute('data-letter')

  it('shows no letter until the page is idle, then the picture, out of reach of page styles', async () => {
    const { host, atOnce } = await draw(<NetworkButton />, { networks: [ethereum] })
    expect(atOnce).toContain('data-coming')
    expect(atOnce).not.toContain('data-letter')
    expect(host.querySelector('[data-coming]')).toBeNull()
    expect(pictureOf(host)).not.toEqual([])
    expect(letterOf(host)).toBeNull()
  })

  it.each([
    ['the app disables early requests', { preload: 'none', networks: [ethereum] }, 'E'],
    ['no picture of it exists', { networks: [{ ...ethereum, id: 987654, caipNetworkId: 'eip155:987654' }] }, 'E'],
    ['it is a test network, which must not look like the real one', { networks: [sepolia] }, 'S'],
  ] as const)('keeps the letter where %s', async (_, options, letter) => {
    const { host } = await draw(<NetworkButton />, options)
    expect(letterOf(host)).toBe(letter)
    expect(host.querySelector('.fy-page__i > span')).toBeNull()
  })
})
