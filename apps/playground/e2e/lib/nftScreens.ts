import type { Page } from 'playwright-core'
import { openAccount } from './openAccount.ts'
import type { Screen } from './screens.ts'
import { SITE } from './site.ts'

/** The NFTs of an account: that of Lantern, or one that nobody sends from. */
export async function openNfts(page: Page, name: 'lantern' | 'kitewing' = 'kitewing') {
  const modal = await openAccount(page, name)
  await modal.dialog.getByRole('tab', { name: 'NFTs' }).click()
  await modal.button('.*Day pass').waitFor()
  return modal
}

/** The tab, where whoever tells of NFTs answers so. */
const openAnswered = (answer: object) => async (page: Page) => {
  await page.route(/\/explorers\//, (route) => route.fulfill(answer))
  const modal = await openAccount(page, 'kitewing')
  await modal.dialog.getByRole('tab', { name: 'NFTs' }).click()
  await modal.dialog.locator('.fy-empty').waitFor()
}

async function openNft(page: Page) {
  const modal = await openNfts(page)
  await modal.button('Harbor Light').first().click()
  await modal.text('Token ID').waitFor()
  return modal
}

export const nftScreens: readonly Screen[] = [
  {
    name: 'account-nfts',
    path: SITE,
    reach: async (page) => {
      const modal = await openNfts(page)
      await modal.button('1 possibly spam').waitFor()
      await modal.dialog.getByRole('tab', { name: 'NFTs' }).evaluate((tab) => tab.scrollIntoView({ block: 'start' }))
    },
  },
  { name: 'nft', path: SITE, reach: openNft },
  {
    name: 'send-nft',
    path: SITE,
    reach: async (page) => {
      const modal = await openNft(page)
      await modal.button('Send').click()
      await modal.title.getByText('Send', { exact: true }).waitFor()
    },
  },
  {
    name: 'nft-spam',
    path: SITE,
    isForPeople: true,
    reach: async (page) => {
      const modal = await openNfts(page)
      await modal.button('1 possibly spam').click()
      await modal.button('.*Visit harbor-gift').click()
      await modal.text('Don’t go where it tells you to').waitFor()
    },
  },
  { name: 'nfts-none', path: SITE, isForPeople: true, reach: openAnswered({ json: { items: [] } }) },
  {
    name: 'nfts-failed',
    path: SITE,
    isForPeople: true,
    expected: [/404/],
    reach: openAnswered({ status: 404 }),
  },
]
