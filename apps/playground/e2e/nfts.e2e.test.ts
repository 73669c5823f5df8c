import type { Page } from 'playwright-core'
import { parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { getChainClient } from './lib/getChainClient.ts'
import { locateModal } from './lib/locateModal.ts'
import { connectNamespace, NAMESPACES, NAMESPACES_PAGE } from './lib/namespaces.ts'
import { openNftTab } from './lib/nftScreens.ts'
import { openAccount } from './lib/openAccount.ts'
import { openPage } from './lib/openPage.ts'
import { takePicture } from './lib/takePicture.ts'

// Anvil's seventeenth account, unused by other tests.
const RECEIVER = '0xbDA5747bFD65F08deb54cb465eB87D40e51B197E'
const LIGHTS = '0xC01A000000000000000000000000000000000721'
const PASSES = '0xc01A000000000000000000000000000000001155'
const abi = parseAbi([
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address, uint256) view returns (uint256)',
])

describe('NFTs', () => {
  it('S2.029 are listed, opened and sent; the chain has the new owner, and Activity lists the transfer', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = await openNftTab(page, 'lantern')
    await modal.button('Harbor Light #1 Harbor').click()
    for (const each of ['A light at the end of the pier', 'Colour', 'Amber', 'Harbor Lights']) {
      await modal.text(each).first().waitFor()
    }
    expect(await modal.dialog.getByRole('link', { name: /harbor.example/ }).getAttribute('href')).toBe(
      'https://harbor.example/lights',
    )
    await takePicture(page, 'nft-open')
    await modal.button('Send').click()
    await modal.dialog.getByLabel('Name or address').fill(RECEIVER)
    await modal.button('Review').click()
    await modal.text('What will happen').waitFor()
    await modal.text('−1 Harbor Light #1').waitFor()
    await takePicture(page, 'nft-review')
    await modal.button('Send Harbor Light #1').click()
    await modal.text('Harbor Light #1 has arrived').waitFor()
    await takePicture(page, 'nft-sent')
    const owned = { abi, address: LIGHTS, functionName: 'ownerOf', args: [1n] } as const
    await expect.poll(() => getChainClient(1).readContract(owned)).toBe(RECEIVER)
    await modal.button('Done').click()
    // The account no longer lists the sent NFT.
    await modal.dialog.getByRole('tab', { name: 'NFTs' }).click()
    await modal.button('Harbor Light #1 Harbor').waitFor({ state: 'detached' })
    await modal.button('.*Harbor Light #1001').waitFor()
    await modal.dialog.getByRole('tab', { name: 'Activity' }).click()
    await modal.text('Sent Harbor Light #1').first().waitFor()
    await takePicture(page, 'nft-activity')
  })

  it('reported by the wallet itself need no service, and are sent by amount when the user owns several', async () => {
    const page = await openPage({ path: STRICT_PAGE, setup: { mode: 'approve', extras: ['assets'] } })
    const requested = watchAsked(page)
    const modal = await openNftTab(page, 'lantern')
    // The NFTs' pictures are stored on the chain, as `data:` URLs.
    await expect.poll(() => modal.dialog.locator('.fy-nfts img[src^="data:image/png"]').count()).toBeGreaterThan(0)
    expect(requested).toEqual([])
    const held = { abi, address: PASSES, functionName: 'balanceOf', args: [RECEIVER, 7n] } as const
    const before = await getChainClient(1).readContract(held)
    await modal.button('.*Day pass').click()
    // The account has a "Send" as well, until the NFT is loaded.
    await modal.dialog.getByRole('heading', { name: 'Day pass', level: 3 }).waitFor()
    await modal.button('Send').click()
    await modal.dialog.getByLabel('Amount').fill('2')
    await modal.dialog.getByLabel('Name or address').fill(RECEIVER)
    await modal.button('Review').click()
    await modal.button('Send 2 × Day pass').click()
    await modal.text('2 × Day pass has arrived').waitFor()
    await expect.poll(() => getChainClient(1).readContract(held)).toBe(before + 2n)
  })

  it('marked as spam are folded away, and a picture that cannot be drawn is a letter', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = await openNftTab(page)
    expect(await modal.button('.*Visit harbor-gift').count()).toBe(0)
    const pictures = () => modal.dialog.locator('.fy-nfts img').count()
    await expect.poll(pictures).toBe(2)
    await modal.button('1 marked as possible spam').click()
    await modal.button('.*Visit harbor-gift').click()
    await modal.text('Don’t follow its links').waitFor()
    expect(await modal.dialog.getByRole('link', { name: /harbor-gift/ }).count()).toBe(0)
    await takePicture(page, 'nft-spam')
  })

  it('are requested only when the user opens their tab', async () => {
    const requested: string[] = []
    const page = await openPage({ path: STRICT_PAGE })
    page.on('request', (request) => {
      if (/\/(explorers|das)\//.test(request.url())) requested.push(request.url())
    })
    const modal = await openNftsLater(page)
    expect(requested).toEqual([])
    await modal.dialog.getByRole('tab', { name: 'NFTs' }).click()
    await modal.button('.*Day pass').waitFor()
    expect(requested).toHaveLength(1)
  })

  it('scroll by the ten thousand with fewer than 30 tiles in the page', async () => {
    const page = await openPage({ path: STRICT_PAGE })
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

  it('of Solana come from a node with the Digital Asset Standard, and are sent like tokens', async () => {
    const page = await openPage({ path: `${NAMESPACES_PAGE}?only=solana` })
    const modal = locateModal(page)
    await connectNamespace(page, NAMESPACES[1])
    await modal.openAccount()
    await modal.dialog.getByRole('tab', { name: 'NFTs' }).click()
    await modal.button('.*Harbor Buoy #1').click()
    await modal.text('A buoy that rings').waitFor()
    await modal.button('Send').click()
    await modal.dialog.getByLabel('Name or address').fill('HarborMaster1111111111111111111111111111111')
    await modal.button('Review').click()
    await modal.text('What will happen').waitFor()
    await takePicture(page, 'nft-solana')
    await modal.button('Send Harbor Buoy #1').click()
    await modal.text('Harbor Buoy #1 has arrived').waitFor()
  })
})

// Lists requests to the NFT providers of the page.
function watchAsked(page: Page): readonly string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (/\/(explorers|das)\//.test(request.url())) requested.push(request.url())
  })
  return requested
}

// Opens the account, before its NFTs are loaded.
async function openNftsLater(page: Page) {
  const modal = await openAccount(page, 'kitewing')
  await modal.dialog.getByRole('tab', { name: 'Tokens' }).waitFor()
  return modal
}
