import type { CosmosProvider } from '@foyer/adapter-cosmos'
import type { CosmosWalletScript } from '@foyer/sandbox/cosmos'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { controlPhone } from './lib/controlPhone.ts'
import { controlWalletById } from './lib/controlWallet.ts'
import { locateModal } from './lib/locateModal.ts'
import { locateNamespaceCard } from './lib/locateNamespaceCard.ts'
import { openPage } from './lib/openPage.ts'
import { connectPhone } from './lib/remote.ts'
import { requestNode } from './lib/requestNode.ts'
import { switchNetwork } from './lib/switchNetwork.ts'
import { verifyAdr36 } from './lib/verifyAdr36.ts'

const SITE = '/pages/namespaces/?only=cosmos'
const MESSAGE = 'Save me a berth for two nights.'

// Ids of the sandbox wallets at `window.keplr` and `window.leap`, where apps look for Keplr and Leap.
const QUILLON = 'sandbox.foyer.quillon'
const TAMARACK = 'sandbox.foyer.tamarack'

const FIRST = 'cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7'

const ownerOf = (page: Page, id: string) => controlWalletById<CosmosWalletScript>(page, id)

/** Reads the transaction from the chain. */
async function findTx(caipNetworkId: string, hash: string) {
  const query = `tx.hash='${hash}'`
  const { txs } = await requestNode<{ txs: { tx_result: { code: number } }[] }>(caipNetworkId, 'tx_search', { query })
  return txs[0]?.tx_result
}

describe('a user of a Cosmos app', () => {
  it('S1.065 connects, signs, sends, switches network and account, reconnects, and disconnects', {
    tags: ['journey'],
  }, async () => {
    const page = await openPage({ path: SITE })
    const card = locateNamespaceCard(page, 'Cosmos')
    await card.open('Keplr')
    await expect.poll(card.address).toBe(`cosmos:cosmoshub-4:${FIRST}`)

    const signature = await card.press('Sign message')
    const publicKey = await page.evaluate(() => globalThis.__modal!.$account('cosmos').get().allAccounts[0]?.publicKey)
    expect(verifyAdr36({ signer: FIRST, message: MESSAGE, publicKey: publicKey!, signature })).toBe(true)
    expect(await findTx('cosmos:cosmoshub-4', await card.press('Send'))).toMatchObject({ code: 0 })
    await ownerOf(page, QUILLON).next(['reject'])
    expect(await card.press('Sign message')).toBe('ModalError: User rejected')

    await switchNetwork(page, 'Osmosis')
    await expect.poll(card.address).toMatch(/^cosmos:osmosis-1:osmo1/)
    expect(await findTx('cosmos:osmosis-1', await card.press('Send'))).toMatchObject({ code: 0 })
    const before = await card.address()
    await ownerOf(page, QUILLON).switchAccount(1)
    await expect.poll(card.address).not.toBe(before)
    const after = await card.address()

    await page.reload()
    await expect.poll(card.address).toBe(after)
    // A page load prompts nothing: a locked wallet would open a window.
    expect(await ownerOf(page, QUILLON).log()).toEqual([])
    await switchNetwork(page, 'Cosmos Hub')
    await card.disconnect()
    await expect.poll(card.status).toBe('disconnected')
    const [last] = (await ownerOf(page, QUILLON).log()).slice(-1)
    expect(last).toMatchObject({ method: 'disable', params: [['cosmoshub-4', 'osmosis-1']] })
  })

  it('declines, connects at the second try, and is disconnected by the wallet', async () => {
    const page = await openPage({ path: SITE, answer: 'reject' })
    const card = locateNamespaceCard(page, 'Cosmos')
    const modal = locateModal(page)
    await card.open('Leap Wallet')
    await modal.button('Try again').waitFor()
    await ownerOf(page, TAMARACK).mode('approve')
    await modal.button('Try again').click()
    await modal.gone()
    await expect.poll(card.status).toBe('connected')
    await ownerOf(page, TAMARACK).disconnectSite()
    await expect.poll(card.status).toBe('disconnected')
    await page.reload()
    await expect.poll(card.status).toBe('disconnected')
    expect(await ownerOf(page, TAMARACK).log()).toEqual([])
  })

  it('connects a phone, signs, sends, reconnects, and is disconnected by the phone', async () => {
    const phone = controlPhone()
    const page = await openPage({ path: SITE })
    const card = locateNamespaceCard(page, 'Cosmos')
    await connectPhone(page, phone)
    await expect.poll(card.address).toMatch(/^cosmos:cosmoshub-4:cosmos1/)
    const address = (await card.address())!
    const signature = await card.press('Sign message')
    const publicKey = await page.evaluate(async () => {
      const connection: unknown = globalThis.__modal!.connection('cosmos')
      const { provider } = connection as { readonly provider: CosmosProvider }
      const [key] = await provider.getOfflineSigner().getAccounts()
      return btoa(String.fromCharCode(...key!.pubkey))
    })
    const signer = address.split(':')[2]!
    expect(verifyAdr36({ signer, message: MESSAGE, publicKey, signature })).toBe(true)
    expect(await findTx('cosmos:cosmoshub-4', await card.press('Send'))).toMatchObject({ code: 0 })
    await switchNetwork(page, 'Osmosis')
    await expect.poll(card.address).toMatch(/^cosmos:osmosis-1:osmo1/)

    await page.reload()
    await expect.poll(card.address).toMatch(/^cosmos:/)
    await phone.disconnect()
    await expect.poll(card.status).toBe('disconnected')
  })
})
