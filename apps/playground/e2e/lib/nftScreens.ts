import type { Page } from 'playwright-core'
import { modalOf } from './modalOf.ts'
import { openAccount } from './openAccount.ts'
import { SITE } from './site.ts'
import { alone, type Visit } from './visit.ts'

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

export const nftScreens: readonly Visit[] = [
  {
    name: 'nfts',
    path: SITE,
    screens: [
      {
        name: 'account-nfts',
        reach: async (page) => {
          const modal = await openNfts(page)
          await modal.button('1 possibly spam').waitFor()
          await modal.dialog
            .getByRole('tab', { name: 'NFTs' })
            .evaluate((tab) => tab.scrollIntoView({ block: 'start' }))
        },
      },
      {
        name: 'nft',
        reach: async (page) => {
          await modalOf(page).button('Harbor Light').first().click()
          await modalOf(page).text('Token ID').waitFor()
        },
      },
      {
        name: 'send-nft',
        reach: async (page) => {
          await modalOf(page).button('Send').click()
          await modalOf(page).title.getByText('Send', { exact: true }).waitFor()
        },
      },
    ],
  },
  alone({
    name: 'nft-spam',
    path: SITE,
    isForPeople: true,
    reach: async (page) => {
      const modal = await openNfts(page)
      await modal.button('1 possibly spam').click()
      await modal.button('.*Visit harbor-gift').click()
      await modal.text('Don’t go where it tells you to').waitFor()
    },
  }),
  alone({ name: 'nfts-none', path: SITE, isForPeople: true, reach: openAnswered({ json: { items: [] } }) }),
  alone({
    name: 'nfts-failed',
    path: SITE,
    isForPeople: true,
    expected: [/404/],
    reach: openAnswered({ status: 404 }),
  }),
]
