import type { Page } from 'playwright-core'
import { parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { chain } from './lib/chain.ts'
import { modalOf } from './lib/modalOf.ts'
import { connectKind, kinds, NAMESPACES_PAGE } from './lib/namespaces.ts'
import { openNfts } from './lib/nftScreens.ts'
import { openAccount } from './lib/openAccount.ts'
import { openPage } from './lib/openPage.ts'
import { shoot } from './lib/shoot.ts'
import { SITE } from './lib/site.ts'

/** Anvil's seventeenth account: nobody else sends there. */
const RECEIVER = '0xbDA5747bFD65F08deb54cb465eB87D40e51B197E'
const LIGHTS = '0xC01A000000000000000000000000000000000721'
const PASSES = '0xc01A000000000000000000000000000000001155'
const abi = parseAbi([
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address, uint256) view returns (uint256)',
])

describe('NFTs', () => {
  it('S2.029 are seen, opened and sent: the chain has another owner, and Activity says so', async () => {
    const page = await openPage({ path: SITE })
    const modal = await openNfts(page, 'lantern')
    await modal.button('Harbor Light #1 Harbor').click()
    for (const each of ['A light at the end of the pier', 'Colour', 'Amber', 'Harbor Lights']) {
      await modal.text(each).first().waitFor()
    }
    expect(await modal.dialog.getByRole('link', { name: /harbor.example/ }).getAttribute('href')).toBe(
      'https://harbor.example/lights',
    )
    await shoot(page, 'nft-open')
    await modal.button('Send').click()
    await modal.dialog.getByLabel('Name or address').fill(RECEIVER)
    await modal.button('Review').click()
    await modal.text('What will happen').waitFor()
    await modal.text('−1 Harbor Light #1').waitFor()
    await shoot(page, 'nft-review')
    await modal.button('Send Harbor Light #1').click()
    await modal.text('Harbor Light #1 has arrived').waitFor()
    await shoot(page, 'nft-sent')
    const owned = { abi, address: LIGHTS, functionName: 'ownerOf', args: [1n] } as const
    await expect.poll(() => chain(1).readContract(owned)).toBe(RECEIVER)
    await modal.button('Done').click()
    // And it is not among the account's any more.
    await modal.dialog.getByRole('tab', { name: 'NFTs' }).click()
    await modal.button('Harbor Light #1 Harbor').waitFor({ state: 'detached' })
    await modal.button('.*Harbor Light #1001').waitFor()
    await modal.dialog.getByRole('tab', { name: 'Activity' }).click()
    await modal.text('Sent Harbor Light #1').first().waitFor()
    await shoot(page, 'nft-activity')
  })

  it('told by the wallet itself need nobody else, and are sent by number where there are several', async () => {
    const page = await openPage({ path: SITE, setup: { mode: 'approve', extras: ['assets'] } })
    const asked = watchAsked(page)
    const modal = await openNfts(page, 'lantern')
    // Its pictures are on the chain itself.
    await expect.poll(() => modal.dialog.locator('.fy-nfts img[src^="data:image/png"]').count()).toBeGreaterThan(0)
    expect(asked).toEqual([])
    const held = { abi, address: PASSES, functionName: 'balanceOf', args: [RECEIVER, 7n] } as const
    const before = await chain(1).readContract(held)
    await modal.button('.*Day pass').click()
    // The account has a "Send" as well, until the NFT is there.
    await modal.dialog.getByRole('heading', { name: 'Day pass', level: 3 }).waitFor()
    await modal.button('Send').click()
    await modal.dialog.getByLabel('Amount').fill('2')
    await modal.dialog.getByLabel('Name or address').fill(RECEIVER)
    await modal.button('Review').click()
    await modal.button('Send 2 × Day pass').click()
    await modal.text('2 × Day pass has arrived').waitFor()
    await expect.poll(() => chain(1).readContract(held)).toBe(before + 2n)
  })

  it('of strangers who lead elsewhere are folded away, and a picture that cannot be drawn is a letter', async () => {
    const page = await openPage({ path: SITE })
    const modal = await openNfts(page)
    expect(await modal.button('.*Visit harbor-gift').count()).toBe(0)
    const pictures = () => modal.dialog.locator('.fy-nfts img').count()
    await expect.poll(pictures).toBe(2)
    await modal.button('1 possibly spam').click()
    await modal.button('.*Visit harbor-gift').click()
    await modal.text('Don’t go where it tells you to').waitFor()
    expect(await modal.dialog.getByRole('link', { name: /harbor-gift/ }).count()).toBe(0)
    await shoot(page, 'nft-spam')
  })

  it('are asked for when their tab is opened, and not before', async () => {
    const asked: string[] = []
    const page = await openPage({ path: SITE })
    page.on('request', (request) => {
      if (/\/(explorers|das)\//.test(request.url())) asked.push(request.url())
    })
    const modal = await openNftsLater(page)
    expect(asked).toEqual([])
    await modal.dialog.getByRole('tab', { name: 'NFTs' }).click()
    await modal.button('.*Day pass').waitFor()
    expect(asked).toHaveLength(1)
  })

  it('ten thousand of them scroll: only those on screen are in the page', async () => {
    const page = await openPage({ path: SITE })
    const items = Array.from({ length: 10_000 }, (_, index) => ({
      id: String(index),
      token: { address_hash: LIGHTS, name: 'Lights', type: 'ERC-721' },
      value: '1',
      metadata: { name: `Light ${index}` },
    }))
    await page.route(/\/explorers\//, (route) => route.fulfill({ json: { items, next_page_params: null } }))
    const modal = await openNftsLater(page)
    await modal.dialog.getByRole('tab', { name: 'NFTs' }).click()
    await modal.button('.*Light 0 Lights').waitFor()
    const tiles = modal.dialog.locator('.fy-nfts .fy-nft')
    expect(await tiles.count()).toBeLessThan(30)
    await modal.button('.*Light 0 Lights').focus()
    await page.keyboard.press('End')
    await modal.button('.*Light 9999 Lights').waitFor()
    expect(await modal.button('.*Light 9999 Lights').evaluate((tile) => tile.matches(':focus'))).toBe(true)
    expect(await tiles.count()).toBeLessThan(30)
  })

  it('of Solana are told by a node with the Digital Asset Standard, and sent as tokens are', async () => {
    const page = await openPage({ path: `${NAMESPACES_PAGE}?only=solana` })
    const modal = modalOf(page)
    await connectKind(page, kinds[1])
    await modal.openAccount()
    await modal.dialog.getByRole('tab', { name: 'NFTs' }).click()
    await modal.button('.*Harbor Buoy #1').click()
    await modal.text('A buoy that rings').waitFor()
    await modal.button('Send').click()
    await modal.dialog.getByLabel('Name or address').fill('HarborMaster1111111111111111111111111111111')
    await modal.button('Review').click()
    await modal.text('What will happen').waitFor()
    await shoot(page, 'nft-solana')
    await modal.button('Send Harbor Buoy #1').click()
    await modal.text('Harbor Buoy #1 has arrived').waitFor()
  })
})

/** What is asked of those whom the site names. */
function watchAsked(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/(explorers|das)\//.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** The account, before anybody has looked at the NFTs. */
async function openNftsLater(page: Page) {
  const modal = await openAccount(page, 'kitewing')
  await modal.dialog.getByRole('tab', { name: 'Tokens' }).waitFor()
  return modal
}
