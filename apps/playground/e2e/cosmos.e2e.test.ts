import type { CosmosProvider } from '@foyer/adapter-cosmos'
import type { CosmosScript } from '@foyer/sandbox/cosmos'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { askNode } from './lib/askNode.ts'
import { cardOf } from './lib/cardOf.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { phoneOf } from './lib/phone.ts'
import { connectPhone } from './lib/remote.ts'
import { switchTo } from './lib/switchTo.ts'
import { verifyAdr36 } from './lib/verifyAdr36.ts'
import { scriptOf } from './lib/wallet.ts'

const SITE = '/pages/namespaces/?only=cosmos'
const MESSAGE = 'Save me a berth for two nights.'

/** Where they sit, sites take them for Keplr and Leap. */
const QUILLON = 'sandbox.foyer.quillon'
const TAMARACK = 'sandbox.foyer.tamarack'

const FIRST = 'cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7'

const ownerOf = (page: Page, id: string) => scriptOf<CosmosScript>(page, id)

/** The transaction as the chain has it. */
async function findTx(caipNetworkId: string, hash: string) {
  const query = `tx.hash='${hash}'`
  const { txs } = await askNode<{ txs: { tx_result: { code: number } }[] }>(caipNetworkId, 'tx_search', { query })
  return txs[0]?.tx_result
}

describe('a visitor of a Cosmos site', () => {
  it('S1.065 connects, signs, sends, switches, changes the account, comes back, and leaves', {
    tags: ['journey'],
  }, async () => {
    const page = await openPage({ path: SITE })
    const card = cardOf(page, 'Cosmos')
    await card.open('Keplr')
    await expect.poll(card.address).toBe(`cosmos:cosmoshub-4:${FIRST}`)

    const signature = await card.press('Sign message')
    const publicKey = await page.evaluate(() => globalThis.__modal!.$account('cosmos').get().allAccounts[0]?.publicKey)
    expect(verifyAdr36({ signer: FIRST, message: MESSAGE, publicKey: publicKey!, signature })).toBe(true)
    expect(await findTx('cosmos:cosmoshub-4', await card.press('Send'))).toMatchObject({ code: 0 })
    await ownerOf(page, QUILLON).next(['reject'])
    expect(await card.press('Sign message')).toBe('ModalError: User rejected')

    await switchTo(page, 'Osmosis')
    await expect.poll(card.address).toMatch(/^cosmos:osmosis-1:osmo1/)
    expect(await findTx('cosmos:osmosis-1', await card.press('Send'))).toMatchObject({ code: 0 })
    const before = await card.address()
    await ownerOf(page, QUILLON).switchAccount(1)
    await expect.poll(card.address).not.toBe(before)
    const after = await card.address()

    await page.reload()
    await expect.poll(card.address).toBe(after)
    // A load asks nothing: the wallet would open a window where it is locked.
    expect(await ownerOf(page, QUILLON).log()).toEqual([])
    await switchTo(page, 'Cosmos Hub')
    await card.disconnect()
    await expect.poll(card.status).toBe('disconnected')
    const [last] = (await ownerOf(page, QUILLON).log()).slice(-1)
    expect(last).toMatchObject({ method: 'disable', params: [['cosmoshub-4', 'osmosis-1']] })
  })

  it('declines, thinks better of it, and is thrown out by the wallet', async () => {
    const page = await openPage({ path: SITE, answer: 'reject' })
    const card = cardOf(page, 'Cosmos')
    const modal = modalOf(page)
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

  it('uses a phone: connects, signs, sends, comes back, and is ended by it', async () => {
    const phone = phoneOf()
    const page = await openPage({ path: SITE })
    const card = cardOf(page, 'Cosmos')
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
    await switchTo(page, 'Osmosis')
    await expect.poll(card.address).toMatch(/^cosmos:osmosis-1:osmo1/)

    await page.reload()
    await expect.poll(card.address).toMatch(/^cosmos:/)
    await phone.disconnect()
    await expect.poll(card.status).toBe('disconnected')
  })
})
