import type { Page } from 'playwright-core'
import { STRICT_PAGE } from './appPaths.ts'
import { locateModal } from './locateModal.ts'
import { openAccount } from './openAccount.ts'
import { createScreenVisit, type ScreenVisit } from './visit.ts'

/** Opens the NFTs of Lantern, or by default of Kitewing, whose account never sends any. */
export async function openNftTab(page: Page, name: 'lantern' | 'kitewing' = 'kitewing') {
  const modal = await openAccount(page, name)
  await modal.dialog.getByRole('tab', { name: 'NFTs' }).click()
  await modal.button('.*Day pass').waitFor()
  return modal
}

// Opens the tab with this answer of the NFT service.
const openAnswered = (answer: object) => async (page: Page) => {
  await page.route(/\/explorers\//, (route) => route.fulfill(answer))
  const modal = await openAccount(page, 'kitewing')
  await modal.dialog.getByRole('tab', { name: 'NFTs' }).click()
  await modal.dialog.locator('.fy-empty').waitFor()
}

export const nftScreens: readonly ScreenVisit[] = [
  {
    name: 'nfts',
    path: STRICT_PAGE,
    screens: [
      {
        name: 'account-nfts',
        reach: async (page) => {
          const modal = await openNftTab(page)
          await modal.button('1 marked as possible spam').waitFor()
          await modal.dialog
            .getByRole('tab', { name: 'NFTs' })
            .evaluate((tab) => tab.scrollIntoView({ block: 'start' }))
        },
      },
      {
        name: 'nft',
        reach: async (page) => {
          await locateModal(page).button('Harbor Light').first().click()
          await locateModal(page).text('Token ID').waitFor()
        },
      },
      {
        name: 'send-nft',
        reach: async (page) => {
          await locateModal(page).button('Send').click()
          await locateModal(page).title.getByText('Send', { exact: true }).waitFor()
        },
      },
    ],
  },
  createScreenVisit({
    name: 'nft-spam',
    path: STRICT_PAGE,
    isForPeople: true,
    reach: async (page) => {
      const modal = await openNftTab(page)
      await modal.button('1 marked as possible spam').click()
      await modal.button('.*Visit harbor-gift').click()
      await modal.text('Don’t follow its links').waitFor()
    },
  }),
  createScreenVisit({
    name: 'nfts-none',
    path: STRICT_PAGE,
    isForPeople: true,
    reach: openAnswered({ json: { items: [] } }),
  }),
  createScreenVisit({
    name: 'nfts-failed',
    path: STRICT_PAGE,
    isForPeople: true,
    expected: [/404/],
    reach: openAnswered({ status: 404 }),
  }),
]
