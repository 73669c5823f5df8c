import type { Network, Wallet } from '@foyer/core'
import { defineAdapter } from '@foyer/core/adapter'
import type { WalletRow } from '@foyer/core/internal/modal'
import { createFakeAdapter, createTestModal, foreignFakeNetwork } from '@foyer/core/testing'
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../shell/reactUi.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { openModal } from '../testing/openModal.js'
import { WalletTile } from './allWallets/WalletTile.js'

const modals = destroyModalsAfterEach()

const announced = (name: string, rdns: string, id = rdns): Wallet => ({ id, name, type: 'ANNOUNCED', info: { rdns } })

const bitcoin: Network<'bip122'> = {
  ...foreignFakeNetwork,
  id: 'bitcoin',
  caipNetworkId: 'bip122:bitcoin',
  chainNamespace: 'bip122',
  name: 'Bitcoin',
}

/** Opens a modal for a page with these wallets alone. */
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
  const { modal } = createTestModal({ ui: reactUi(), fake, adapters, networks, basic: true })
  modals.push(modal)
  const opened = await openModal(modal)
  const listTexts = (selector: string) =>
    [...opened.root.querySelectorAll(selector)].map(({ textContent }) => textContent)
  return { ...opened, names: () => listTexts('.fy-row__t'), origins: () => listTexts('.fy-row__s') }
}

it('two wallets of one name are shown with their origins', async () => {
  const { root, names, origins } = await open([
    announced('MetaMask', 'io.metamask'),
    announced('MetaMask', 'io.metamask', 'io.metamask#2'),
    announced('MetaMask', 'example.evil'),
    announced('Lantern', 'example.lantern'),
  ])
  expect(names()).toEqual(['MetaMask', 'MetaMask', 'MetaMask', 'Lantern'])
  expect(origins()).toEqual(['io.metamask, 1 of 2', 'io.metamask, 2 of 2', 'example.evil'])
  // Screen readers hear "Installed" with all four wallets, but none has a tag, which would make it look more trusted.
  expect(
    [...root.querySelectorAll('.fy-row')].filter(({ textContent }) => /Installed$/.test(textContent)),
  ).toHaveLength(4)
  expect(root.querySelector('.fy-tag')).toBeNull()
})

it('a disguised name is flagged', async () => {
  const { origins } = await open([announced('МеtаМаsk', 'example.evil')])
  expect(origins()).toEqual(['Contains look-alike characters: example.evil'])
})

it('the origin of a wallet is never truncated', async () => {
  const { root } = await open([
    announced('MetaMask', 'io.metamask.extension.chromium.desktop'),
    announced('МеtаМаsk', 'com.example.a.long.name'),
  ])
  const lines = [...root.querySelectorAll('.fy-row__s')]
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'io.metamask.extension.chromium.desktop',
    'Contains look-alike characters: com.example.a.long.name',
  ])
  expect(lines.map(({ classList }) => classList.contains('fy-trunc'))).toEqual([false, false])
})

it('disputed wallets get no known picture, in the list and while connecting', async () => {
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

it('a wallet known by its name in one namespace alone is shown with that namespace', async () => {
  const { click, root, title } = await open(
    [announced('Phantom', 'app.phantom')],
    [{ id: 'Phantom', name: 'Phantom', type: 'ANNOUNCED' }],
  )
  await click(/^Phantom/)
  expect(title()).toBe('Phantom')
  const lines = [...root.querySelectorAll('.fy-row__s')].map(({ textContent }) => textContent)
  expect(lines).toEqual([foreignFakeNetwork.name, 'Bitcoin. Matched by name, not verified'])
})

it('twenty of a thousand announced wallets are listed, the others found by search', async () => {
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

it('a tile of a possible impostor is not certified', () => {
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
