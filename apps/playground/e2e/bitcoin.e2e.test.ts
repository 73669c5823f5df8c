import type { BitcoinWalletScript } from '@foyer/sandbox/bitcoin'
import { Verifier } from 'bip322-js'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { controlPhone } from './lib/controlPhone.ts'
import { controlWalletById } from './lib/controlWallet.ts'
import { createScriptCounter } from './lib/createScriptCounter.ts'
import { locateModal } from './lib/locateModal.ts'
import { locateNamespaceCard } from './lib/locateNamespaceCard.ts'
import { openPage } from './lib/openPage.ts'
import { connectPhone } from './lib/remote.ts'
import { nodeUrl } from './lib/requestNode.ts'
import { switchNetwork } from './lib/switchNetwork.ts'

const SITE = '/pages/namespaces/?only=bip122'
const MESSAGE = 'Save me a berth for two nights.'
const MAINNET = 'bip122:000000000019d6689c085ae165831e93'
const TESTNET = 'bip122:000000000933ea01ad0ee984209779ba'

// Sandbox wallets with the interfaces of Wallet Standard, sats-connect and `window.unisat`.
const SALTMARSH = 'sandbox.foyer.saltmarsh'
const FERROW = 'sandbox.foyer.ferrow'
const UNISAT = 'sandbox.foyer.unisat'

// Addresses of the test mnemonic at m/84'/coin'/account'/0/0.
const ACCOUNTS = {
  first: { main: 'bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73te', test: 'tb1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelvmc7t8' },
  second: { test: 'tb1qddd479298yf4mtzdxwudkd7npj7ln3s52vyrpc' },
  third: { main: 'bc1qga3dxrvkzxyqnh9k67aw2927rt57eacfmd3q0a', test: 'tb1q03j55x5vxk4tp2qs5c74y6wmtgx9g586mk8c8n' },
  fifth: { main: 'bc1qxv9mc35342gqsstgeg8vy3hfrst8n6hkzntadq' },
  tenth: { main: 'bc1q7l3cylfq74d9rdqgxxnxl8744kvr9pw7gctv62', test: 'tb1qjcrh4wnmxvezr95aa2t8epsc9w2urf832xjjv7' },
  eleventh: { test: 'tb1qu5fq8jznxw8uxwtgkzd5qa8yxgdx8a77rnjr27' },
}

const ownerOf = (page: Page, id: string) => controlWalletById<BitcoinWalletScript>(page, id)

async function isMined(caipNetworkId: string, txid: string): Promise<boolean> {
  const response = await fetch(`${nodeUrl(caipNetworkId)}/tx/${txid}`)
  if (!response.ok) return false
  const { status } = (await response.json()) as { readonly status: { readonly confirmed: boolean } }
  return status.confirmed
}

const isSignedBy = (address: string, signature: string) => Verifier.verifySignature(address, MESSAGE, signature)

describe('a user of a Bitcoin app', () => {
  it('S1.064 connects, signs, sends, switches network and account, reconnects, and disconnects', {
    tags: ['journey'],
  }, async () => {
    const page = await openPage({ path: SITE })
    const card = locateNamespaceCard(page, 'Bitcoin')
    const saltmarsh = ownerOf(page, SALTMARSH)
    const { first, second } = ACCOUNTS
    await card.open('Saltmarsh')
    await expect.poll(card.address).toBe(`${MAINNET}:${first.main}`)
    await page
      .getByRole('button', { name: /\d BTC/ })
      .first()
      .waitFor()

    expect(isSignedBy(first.main, await card.press('Sign message'))).toBe(true)
    expect(await isMined(MAINNET, await card.press('Send'))).toBe(true)
    await saltmarsh.next(['reject'])
    expect(await card.press('Sign message')).toBe('ModalError: User rejected')
    expect((await saltmarsh.log()).map(({ method }) => method)).toEqual([
      ...['bitcoin:connect', 'bitcoin:signMessage', 'bitcoin:signTransaction', 'bitcoin:signMessage'],
    ])

    await switchNetwork(page, 'Bitcoin Testnet')
    await expect.poll(card.address).toBe(`${TESTNET}:${first.test}`)
    const sent = await card.press('Send')
    expect([await isMined(TESTNET, sent), await isMined(MAINNET, sent)]).toEqual([true, false])
    await saltmarsh.switchAccount(1)
    await expect.poll(card.address).toBe(`${TESTNET}:${second.test}`)

    await page.reload()
    await expect.poll(card.address).toBe(`${TESTNET}:${second.test}`)
    expect(await saltmarsh.log()).toEqual([])
    expect(isSignedBy(second.test, await card.press('Sign message'))).toBe(true)
    await card.disconnect()
    await expect.poll(card.status).toBe('disconnected')
    await expect.poll(async () => (await saltmarsh.log()).at(-1)?.method).toBe('standard:disconnect')
    await page.reload()
    await expect.poll(card.status).toBe('disconnected')
  })

  it('declines, connects at the second try, follows the wallet to another network, and is disconnected by it', async () => {
    const page = await openPage({ path: SITE, answer: 'reject' })
    const card = locateNamespaceCard(page, 'Bitcoin')
    const modal = locateModal(page)
    const ferrow = ownerOf(page, FERROW)
    const { third } = ACCOUNTS
    await card.open('Ferrow')
    await modal.button('Try again').waitFor()
    await ferrow.mode('approve')
    await modal.button('Try again').click()
    await modal.gone()
    await expect.poll(card.address).toBe(`${MAINNET}:${third.main}`)
    expect(await isMined(MAINNET, await card.press('Send'))).toBe(true)
    await ferrow.switchNetwork(TESTNET)
    await page.getByRole('button', { name: 'Network: Bitcoin Testnet' }).waitFor()
    expect(await card.address()).toBe(`${TESTNET}:${third.test}`)
    await ferrow.next(['approve'])
    await switchNetwork(page, 'Bitcoin')
    await page.reload()
    await expect.poll(card.address).toBe(`${MAINNET}:${third.main}`)

    await ferrow.disconnectSite()
    await expect.poll(card.status).toBe('disconnected')
    await page.reload()
    await expect.poll(card.status).toBe('disconnected')
  })

  it('connects Ferrow through sats-connect, which loads when chosen and leaves nothing in the page, under a strict policy', async () => {
    const selector = 'sats-connect-wallet-provider-selector'
    const page = await openPage({ path: `${SITE}&policy=strict` })
    const drawn = createScriptCounter(page, selector)
    const libraries = createScriptCounter(page, 'no wallet provider was found')
    const card = locateNamespaceCard(page, 'Bitcoin')
    const ferrow = ownerOf(page, FERROW)
    const { third } = ACCOUNTS
    await page.getByRole('button', { name: 'Connect Bitcoin' }).click()
    await locateModal(page).button('Ferrow').hover()
    await page.waitForLoadState('networkidle')
    expect(await libraries()).toBe(0)

    await locateModal(page).button('Ferrow').click()
    await expect.poll(card.address).toBe(`${MAINNET}:${third.main}`)
    expect(await libraries()).toBe(1)
    expect(isSignedBy(third.main, await card.press('Sign message'))).toBe(true)
    expect(await isMined(MAINNET, await card.press('Send'))).toBe(true)
    // The adapter requests the wallet's info, then the library does.
    const methods = (await ferrow.log()).map(({ method }) => method)
    expect(methods.slice(0, 3)).toEqual(['getInfo', 'getInfo', 'wallet_connect'])
    expect(await drawn()).toBe(0)
    const left = await page.evaluate(
      (tag) => ({
        stored: Object.keys(localStorage).filter((key) => key.startsWith('sats-connect')),
        element: customElements.get(tag) ?? document.querySelector(tag) ?? undefined,
      }),
      selector,
    )
    expect(left).toEqual({ stored: [], element: undefined })

    await page.reload()
    await expect.poll(card.address).toBe(`${MAINNET}:${third.main}`)
    expect(await libraries()).toBe(0)
  })

  it('closes the modal before the wallet answers; the late approval does not connect, the next one does', async () => {
    const page = await openPage({ path: SITE, answer: 'never' })
    const card = locateNamespaceCard(page, 'Bitcoin')
    const unisat = ownerOf(page, UNISAT)
    await card.open('UniSat')
    await expect.poll(() => unisat.open()).toEqual(['connect'])
    await locateModal(page).close.click()
    await unisat.release()
    await expect.poll(async () => (await unisat.log()).at(-1)?.method).toBe('disconnect')
    expect(await card.status()).toBe('disconnected')

    await unisat.mode('approve')
    await card.open('UniSat')
    await expect.poll(card.address).toBe(`${MAINNET}:${ACCOUNTS.fifth.main}`)
    expect(isSignedBy(ACCOUNTS.fifth.main, await card.press('Sign message'))).toBe(true)
    expect(await isMined(MAINNET, await card.press('Send'))).toBe(true)
  })

  it('connects a phone, signs, sends, changes its account, reconnects, and is disconnected by the phone', async () => {
    const phone = controlPhone()
    const page = await openPage({ path: SITE })
    const card = locateNamespaceCard(page, 'Bitcoin')
    const { tenth, eleventh } = ACCOUNTS
    await connectPhone(page, phone)
    await expect.poll(card.address).toBe(`${MAINNET}:${tenth.main}`)
    expect(isSignedBy(tenth.main, await card.press('Sign message'))).toBe(true)
    expect(await isMined(MAINNET, await card.press('Send'))).toBe(true)
    await switchNetwork(page, 'Bitcoin Testnet')
    await expect.poll(card.address).toBe(`${TESTNET}:${tenth.test}`)

    await page.reload()
    await expect.poll(card.address).toBe(`${TESTNET}:${tenth.test}`)
    expect(await isMined(TESTNET, await card.press('Send'))).toBe(true)
    await phone.accountsChanged({ account: 1, namespace: 'bip122' })
    await expect.poll(card.address).toBe(`${TESTNET}:${eleventh.test}`)
    await phone.accountsChanged({ account: 0, namespace: 'bip122' })
    await phone.policy({ requests: 'reject' })
    expect(await card.press('Sign message')).toMatch(/^ModalError: /)
    await phone.disconnect()
    await expect.poll(card.status).toBe('disconnected')
  })
})
