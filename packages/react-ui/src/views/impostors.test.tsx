import type { Network, Wallet } from '@foyer/core'
import { defineAdapter } from '@foyer/core/adapter'
import { createFakeAdapter, createTestModal, foreignFakeNetwork } from '@foyer/core/testing'
import type { WalletRow } from '@foyer/core/ui'
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../reactUi.js'
import { keepModals } from '../testing/keepModals.js'
import { openModal } from '../testing/openModal.js'
import { WalletTile } from './allWallets/WalletTile.js'

const modals = keepModals()

const announced = (name: string, rdns: string, id = rdns): Wallet => ({ id, name, type: 'ANNOUNCED', info: { rdns } })

const bitcoin: Network<'bip122'> = {
  ...foreignFakeNetwork,
  id: 'bitcoin',
  caipNetworkId: 'bip122:bitcoin',
  chainNamespace: 'bip122',
  name: 'Bitcoin',
}

/** The modal of a page in which these have announced themselves. Nobody else is asked. */
async function open(wallets: readonly Wallet[], others: readonly Wallet[] = []) {
  const adapters = Object.entries({ solana: wallets, bip122: others }).map(([namespace, found]) =>
    defineAdapter(namespace, () => ({
      isAddress: async () => false,
      discover(listener: (all: readonly Wallet[]) => void) {
        listener(found)
        return () => {}
      },
      connect: () => new Promise<never>(() => {}),
    })),
  )
  const fake = createFakeAdapter({ namespace: 'another', wallets: [] })
  const networks: [Network, Network] = [foreignFakeNetwork, bitcoin]
  const { modal } = createTestModal({ ui: reactUi(), fake, adapters, networks, projectId: '', basic: true })
  modals.push(modal)
  const opened = await openModal(modal)
  const textsOf = (selector: string) =>
    [...opened.root.querySelectorAll(selector)].map(({ textContent }) => textContent)
  return { ...opened, names: () => textsOf('.fy-row__t'), origins: () => textsOf('.fy-row__s') }
}

it('shows two wallets of one name as two, each with where it comes from', async () => {
  const { root, names, origins } = await open([
    announced('MetaMask', 'io.metamask'),
    announced('MetaMask', 'io.metamask', 'io.metamask#2'),
    announced('MetaMask', 'example.evil'),
    announced('Lantern', 'example.lantern'),
  ])
  expect(names()).toEqual(['MetaMask', 'MetaMask', 'MetaMask', 'Lantern'])
  expect(origins()).toEqual(['io.metamask, 1 of 2', 'io.metamask, 2 of 2', 'example.evil'])
  // All four are installed; of those that may be somebody else that is no good news.
  const tags = [...root.querySelectorAll('.fy-tag')].map(({ textContent, className }) => [textContent, className])
  expect(tags.map(([text]) => text)).toEqual(Array(4).fill('Installed'))
  expect(tags.map(([, name]) => name?.includes('accent'))).toEqual([false, false, false, true])
})

it('says of a name that it is not spelled as it looks', async () => {
  const { origins } = await open([announced('МеtаМаsk', 'example.evil')])
  expect(origins()).toEqual(['Not spelled as it looks: example.evil'])
})

it('cuts nothing of where a wallet comes from', async () => {
  const { root } = await open([
    announced('MetaMask', 'io.metamask.extension.chromium.desktop'),
    announced('МеtаМаsk', 'com.example.a.long.name'),
  ])
  const lines = [...root.querySelectorAll('.fy-row__s')]
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'io.metamask.extension.chromium.desktop',
    'Not spelled as it looks: com.example.a.long.name',
  ])
  expect(lines.map(({ classList }) => classList.contains('fy-trunc'))).toEqual([false, false])
})

it('gives the known picture to none of those who claim to be one wallet, in the list and while it is asked', async () => {
  const pictures = (root: ParentNode) => root.querySelectorAll('.fy-ic:not(.fy-ic--glyph) > svg, .fy-ic > img').length
  const alone = await open([announced('MetaMask', 'io.metamask')])
  await vi.waitFor(() => expect(pictures(alone.root)).toBe(1))
  const { root, click, title } = await open([
    announced('MetaMask', 'io.metamask'),
    announced('MetaMask', 'io.metamask', 'io.metamask#2'),
  ])
  expect(pictures(root)).toBe(0)
  await click(/io\.metamask, 1 of 2/)
  expect(title()).toBe('MetaMask')
  expect(pictures(root)).toBe(0)
})

it('says which of several kinds of networks a wallet is known for by its name only', async () => {
  const { click, root, title } = await open(
    [announced('Phantom', 'app.phantom')],
    [{ id: 'Phantom', name: 'Phantom', type: 'ANNOUNCED' }],
  )
  await click(/^Phantom/)
  expect(title()).toBe('Phantom')
  const lines = [...root.querySelectorAll('.fy-row__s')].map(({ textContent }) => textContent)
  expect(lines).toEqual([foreignFakeNetwork.name, 'Bitcoin. Known by its name only'])
})

it('lists twenty of a thousand that announce themselves, and finds each of the others by its name', async () => {
  const flood = Array.from({ length: 1_000 }, (_, index) => announced(`Wallet ${index}`, `example.wallet${index}`))
  const { root, names, click, control } = await open(flood)
  expect(names()).toHaveLength(21)
  expect(names().at(-1)).toBe('All wallets')
  await click(/^All wallets/)
  expect(root.querySelectorAll('.fy-tile').length).toBeLessThan(100)
  const field = control(/Search/)
  if (!(field instanceof HTMLInputElement)) throw new Error('The search is no field')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Wallet 987')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await vi.waitFor(() => expect(names()).toEqual(['Wallet 987']))
})

it('ticks no tile of a wallet that may be somebody else', () => {
  const wallet: WalletRow = {
    id: 'example.evil',
    name: 'MetaMask',
    imageUrl: 'https://evil.example/icon.png',
    group: 'injected',
    isInstalled: true,
    isRecent: false,
    isCertified: false,
    isApp: false,
    namespaces: ['eip155'],
    walletIds: { eip155: 'example.evil' },
  }
  const draw = (from?: string) =>
    renderToStaticMarkup(
      <WalletTile wallet={wallet} index={0} texts={{ installed: 'installed', certified: 'certified' }} from={from} />,
    )
  expect(draw()).toContain('fy-tickdot')
  expect(draw('example.evil')).not.toContain('fy-tickdot')
  expect(draw('example.evil')).toContain('example.evil</bdi>')
})
