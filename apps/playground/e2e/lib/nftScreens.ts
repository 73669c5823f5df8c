import type { Page } from 'playwright-core'
import { connect } from './connect.ts'
import { modalOf } from './modalOf.ts'
import type { Screen } from './screens.ts'
import { SITE } from './site.ts'

/** The NFTs of an account: that of Lantern, or one that nobody sends from. */
export async function openNfts(page: Page, name: 'lantern' | 'kitewing' = 'kitewing') {
  const modal = modalOf(page)
  await connect(page, name)
  await modal.openAccount()
  await modal.dialog.getByRole('tab', { name: 'NFTs' }).click()
  await modal.button('.*Day pass').waitFor()
  return modal
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
]
