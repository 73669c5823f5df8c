import { SCAM_TOKEN } from '@foyer/sandbox/swaps'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { controlWallet } from './controlWallet.ts'
import { locateModal } from './locateModal.ts'
import type { ScreenCase } from './visit.ts'

// The address of no account and no contract.
const NOBODYS = `0x${'ab'.repeat(20)}`

export const locatePayInput = (page: Page) => locateModal(page).dialog.getByLabel('You pay')

/** Chooses a token that is on no list, by its address. */
export async function chooseTokenByAddress(page: Page, address: string) {
  const { dialog, title } = locateModal(page)
  await dialog.locator('[data-focus-key="token-to"]').click()
  await dialog.getByLabel('Search name or address').fill(address)
  await dialog.getByText(/^Looks like |^On no list/).click()
  await title.getByText('Swap', { exact: true }).waitFor()
}

export async function chooseToken(page: Page, side: 'from' | 'to', name: string) {
  const { dialog, title, button } = locateModal(page)
  await dialog.locator(`[data-focus-key="${side === 'from' ? 'token' : 'token-to'}"]`).click()
  await title.getByText('Choose a token').waitFor()
  await button(name).click()
  await title.getByText('Swap', { exact: true }).waitFor()
}

export async function reviewSwap(page: Page) {
  const modal = locateModal(page)
  await modal.button('Review swap').click()
  await modal.text('What will happen').waitFor()
}

/** Lists screens of swapping, which begin at the account's tab Activity. */
export const swapScreens: readonly ScreenCase[] = [
  {
    name: 'swap-no-token',
    reach: async (page) => {
      const modal = locateModal(page)
      await modal.button('Swap').click()
      await modal.title.getByText('Swap', { exact: true }).waitFor()
      await modal.dialog.locator('[data-focus-key="token-to"]').waitFor()
    },
  },
  {
    name: 'swap-choose-token',
    reach: async (page) => {
      const modal = locateModal(page)
      await modal.dialog.locator('[data-focus-key="token-to"]').click()
      await modal.button('Harbor Dollar').waitFor()
    },
  },
  {
    name: 'swap-no-such-token',
    reach: async (page) => {
      const modal = locateModal(page)
      await modal.dialog.getByLabel('Search name or address').fill(NOBODYS)
      await modal.text('No token at this address').waitFor()
    },
  },
  {
    name: 'swap-ready',
    reach: async (page) => {
      const modal = locateModal(page)
      await modal.dialog.getByLabel('Search name or address').fill('')
      await modal.button('Harbor Dollar').click()
      await modal.title.getByText('Swap', { exact: true }).waitFor()
      await locatePayInput(page).fill('0.5')
      await modal.text(/^1 ETH = /).waitFor()
    },
  },
  {
    name: 'swap-details',
    reach: async (page) => {
      const modal = locateModal(page)
      await modal.text(/^1 ETH = /).click()
      await modal.button('Slippage').click()
      await modal.text('0.5%').waitFor()
    },
  },
  {
    name: 'swap-not-enough',
    reach: async (page) => {
      await locatePayInput(page).fill('9000000')
      await locateModal(page).button('Not enough ETH').waitFor()
    },
  },
  {
    name: 'swap-review',
    reach: async (page) => {
      await locatePayInput(page).fill('0.5')
      await locateModal(page)
        .text(/^1 ETH = /)
        .waitFor()
      await reviewSwap(page)
    },
  },
  {
    name: 'swap-not-swapped',
    reach: async (page) => {
      await controlWallet(page, 'lantern').script.mode('reject')
      await locateModal(page).button('Swap now').click()
      await locateModal(page).text('Not swapped').waitFor()
    },
  },
  {
    name: 'swap-allowing',
    reach: async (page) => {
      const modal = locateModal(page)
      await modal.button('Edit').click()
      await chooseToken(page, 'from', 'Harbor Dollar')
      await chooseToken(page, 'to', 'Pilot')
      await locatePayInput(page).fill('400')
      await modal.text(/^1 HUSD = /).waitFor()
      await reviewSwap(page)
      await controlWallet(page, 'lantern').script.mode('never')
      await modal.button('Swap now').click()
      await modal.text('You allow 400 HUSD and nothing more.').waitFor()
    },
  },
  {
    name: 'swap-waiting',
    reach: async (page) => {
      await controlWallet(page, 'lantern').script.release()
      await locateModal(page).text('Approve swapping 400 HUSD').waitFor()
    },
  },
  {
    name: 'swap-swapped',
    reach: async (page) => {
      await controlWallet(page, 'lantern').script.release()
      await locateModal(page).title.getByText('Swapped').waitFor()
    },
  },
  {
    name: 'swap-trap',
    isForPeople: true,
    reach: async (page) => {
      const modal = locateModal(page)
      await modal.button('Done').click()
      await modal.button('Swap').click()
      await chooseTokenByAddress(page, SCAM_TOKEN.address)
      await locatePayInput(page).fill('0.5')
      await modal.text(/^1 ETH = /).waitFor()
      await reviewSwap(page)
      await modal.text('but not sell it').waitFor()
    },
  },
  {
    name: 'swap-still-allowed',
    isForPeople: true,
    reach: async (page) => {
      const modal = locateModal(page)
      const { script } = controlWallet(page, 'lantern')
      await modal.back.click()
      await chooseToken(page, 'from', 'Pilot')
      await chooseToken(page, 'to', 'Harbor Dollar')
      await locatePayInput(page).fill('3')
      await modal.text(/^1 HUSD = |^1 PILOT = /).waitFor()
      await reviewSwap(page)
      await modal.button('Swap now').click()
      await expect.poll(() => script.open()).toEqual(['transaction'])
      await script.release()
      await modal.text('Approve swapping 3 PILOT').waitFor()
      await expect.poll(() => script.open()).toEqual(['transaction'])
      await script.release('reject')
      await modal.text('can still spend your PILOT').waitFor()
      await modal.button('Revoke').waitFor()
    },
  },
]
