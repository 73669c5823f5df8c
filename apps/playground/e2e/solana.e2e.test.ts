import { Buffer } from 'node:buffer'
import { webcrypto } from 'node:crypto'
import { getBase58Encoder } from '@solana/kit'
import { describe, expect, it } from 'vitest'
import { controlPhone } from './lib/controlPhone.ts'
import { controlWalletById } from './lib/controlWallet.ts'
import { locateModal } from './lib/locateModal.ts'
import { locateNamespaceCard } from './lib/locateNamespaceCard.ts'
import { openPage } from './lib/openPage.ts'
import { connectPhone } from './lib/remote.ts'
import { requestNode } from './lib/requestNode.ts'
import { switchNetwork } from './lib/switchNetwork.ts'

const SITE = '/pages/namespaces/?only=solana'
const MESSAGE = 'Save me a berth for two nights.'
const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

const MERIDIAN = 'sandbox.foyer.meridian'
const HALYARD = 'sandbox.foyer.halyard'
const FIRST = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
const SECOND = 'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD'

// Verifies a signature by the platform's own ed25519.
async function verify(address: string, signature: string): Promise<boolean> {
  const decode = (text: string) => Buffer.from(getBase58Encoder().encode(text))
  const key = await webcrypto.subtle.importKey('raw', decode(address), 'Ed25519', false, ['verify'])
  return webcrypto.subtle.verify('Ed25519', key, decode(signature), Buffer.from(MESSAGE))
}

// Reads the cluster's status of a transaction; null for an unknown one.
async function statusOf(caipNetworkId: string, signature: string): Promise<unknown> {
  const { value } = await requestNode<{ value: readonly unknown[] }>(caipNetworkId, 'getSignatureStatuses', [
    [signature],
  ])
  return value[0]
}

describe('a user of a Solana app', () => {
  it('S1.062 connects, signs, sends, switches network and account, reconnects, and disconnects', {
    tags: ['journey'],
  }, async () => {
    const page = await openPage({ path: SITE })
    const card = locateNamespaceCard(page, 'Solana')
    const meridian = controlWalletById(page, MERIDIAN)
    await card.open('Meridian')
    await expect.poll(card.address).toBe(`${MAINNET}:${FIRST}`)
    await page
      .getByRole('button', { name: /^(1,000|9\d\d)(\.\d+)? SOL/ })
      .first()
      .waitFor()

    expect(await verify(FIRST, await card.press('Sign message'))).toBe(true)
    const sent = await card.press('Send')
    expect(await statusOf(MAINNET, sent)).toMatchObject({ err: null })
    expect((await meridian.log()).map(({ method }) => method)).toEqual([
      ...['standard:connect', 'solana:signMessage', 'solana:signAndSendTransaction'],
    ])
    await meridian.next(['reject'])
    expect(await card.press('Sign message')).toBe('ModalError: User rejected')

    await switchNetwork(page, 'Solana Devnet')
    await expect.poll(card.address).toBe(`${DEVNET}:${FIRST}`)
    const onDevnet = await card.press('Send')
    expect(await statusOf(DEVNET, onDevnet)).toMatchObject({ err: null })
    expect(await statusOf(MAINNET, onDevnet)).toBe(null)
    await meridian.switchAccount(1)
    await expect.poll(card.address).toBe(`${DEVNET}:${SECOND}`)

    await page.reload()
    await expect.poll(card.address).toBe(`${DEVNET}:${SECOND}`)
    expect((await meridian.log()).map(({ method, params }) => [method, params])).toEqual([
      ['standard:connect', [{ silent: true }]],
    ])
    await card.disconnect()
    await expect.poll(card.status).toBe('disconnected')
    expect((await meridian.log()).at(-1)).toMatchObject({ method: 'standard:disconnect' })
  })

  it('declines, connects at the second try, sends with a wallet that only signs, and is disconnected by it', async () => {
    const page = await openPage({ path: SITE, answer: 'reject' })
    const card = locateNamespaceCard(page, 'Solana')
    const modal = locateModal(page)
    const halyard = controlWalletById(page, HALYARD)
    await card.open('Halyard')
    await modal.button('Try again').waitFor()
    await halyard.mode('approve')
    await modal.button('Try again').click()
    await modal.gone()
    await expect.poll(card.status).toBe('connected')
    expect(await statusOf(MAINNET, await card.press('Send'))).toMatchObject({ err: null })
    expect((await halyard.log()).at(-1)).toMatchObject({ method: 'solana:signTransaction', outcome: 'done' })

    await halyard.disconnectSite()
    await expect.poll(card.status).toBe('disconnected')
    await page.reload()
    await expect.poll(card.status).toBe('disconnected')
    expect(await controlWalletById(page, MERIDIAN).log()).toEqual([])
  })

  it('closes the modal before the wallet answers, and the late approval does not connect', async () => {
    const page = await openPage({ path: SITE, answer: 'never' })
    const card = locateNamespaceCard(page, 'Solana')
    const meridian = controlWalletById(page, MERIDIAN)
    await card.open('Meridian')
    await expect.poll(() => meridian.open()).toEqual(['connect'])
    await locateModal(page).close.click()
    await meridian.release()
    await expect.poll(async () => (await meridian.log()).at(-1)?.method).toBe('standard:disconnect')
    expect(await card.status()).toBe('disconnected')
    await page.reload()
    await expect.poll(card.status).toBe('disconnected')
  })

  it('S7.051 connects a phone, signs, sends, reconnects, and is disconnected by the phone', async () => {
    const phone = controlPhone()
    const page = await openPage({ path: SITE })
    const card = locateNamespaceCard(page, 'Solana')
    await connectPhone(page, phone)
    await expect.poll(card.address).toMatch(new RegExp(`^${MAINNET}:`))
    const caipAddress = (await card.address()) ?? ''
    const address = caipAddress.split(':')[2] ?? ''

    expect(await verify(address, await card.press('Sign message'))).toBe(true)
    expect(await statusOf(MAINNET, await card.press('Send'))).toMatchObject({ err: null })
    await switchNetwork(page, 'Solana Devnet')
    await expect.poll(card.address).toBe(`${DEVNET}:${address}`)
    await page.reload()
    await expect.poll(card.address).toBe(`${DEVNET}:${address}`)
    expect(await statusOf(DEVNET, await card.press('Send'))).toMatchObject({ err: null })
    await phone.policy({ requests: 'reject' })
    expect(await card.press('Sign message')).toMatch(/^ModalError: /)
    await phone.disconnect()
    await expect.poll(card.status).toBe('disconnected')
  })
})
