import { SNARE } from '@foyer/sandbox/tokens'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { modalOf } from './modalOf.ts'
import type { Screen } from './visit.ts'
import { wallet } from './wallet.ts'

/** Nobody's token, and nobody's address. */
const NOBODYS = `0x${'ab'.repeat(20)}`

export const paid = (page: Page) => modalOf(page).dialog.getByLabel('You pay')

/** One that no list names. */
export async function chooseAddressed(page: Page, address: string) {
  const { dialog, title } = modalOf(page)
  await dialog.locator('[data-focus-key="token-to"]').click()
  await dialog.getByLabel('Search name or address').fill(address)
  await dialog.getByText(/^Looks like |^On no list/).click()
  await title.getByText('Swap', { exact: true }).waitFor()
}

export async function choose(page: Page, side: 'from' | 'to', name: string) {
  const { dialog, title, button } = modalOf(page)
  await dialog.locator(`[data-focus-key="${side === 'from' ? 'token' : 'token-to'}"]`).click()
  await title.getByText('Choose a token').waitFor()
  await button(name).click()
  await title.getByText('Swap', { exact: true }).waitFor()
}

export async function review(page: Page) {
  const modal = modalOf(page)
  await modal.button('Review swap').click()
  await modal.text('What will happen').waitFor()
}

/** Swapping, from an account on its Activity. */
export const swapScreens: readonly Screen[] = [
  {
    name: 'swap-no-token',
    reach: async (page) => {
      const modal = modalOf(page)
      await modal.button('Swap').click()
      await modal.title.getByText('Swap', { exact: true }).waitFor()
      await modal.dialog.locator('[data-focus-key="token-to"]').waitFor()
    },
  },
  {
    name: 'swap-choose-token',
    reach: async (page) => {
      const modal = modalOf(page)
      await modal.dialog.locator('[data-focus-key="token-to"]').click()
      await modal.button('Harbor Dollar').waitFor()
    },
  },
  {
    name: 'swap-no-such-token',
    reach: async (page) => {
      const modal = modalOf(page)
      await modal.dialog.getByLabel('Search name or address').fill(NOBODYS)
      await modal.text('No token at this address').waitFor()
    },
  },
  {
    name: 'swap-ready',
    reach: async (page) => {
      const modal = modalOf(page)
      await modal.dialog.getByLabel('Search name or address').fill('')
      await modal.button('Harbor Dollar').click()
      await modal.title.getByText('Swap', { exact: true }).waitFor()
      await paid(page).fill('0.5')
      await modal.text(/^1 ETH = /).waitFor()
    },
  },
  {
    name: 'swap-details',
    reach: async (page) => {
      const modal = modalOf(page)
      await modal.text(/^1 ETH = /).click()
      await modal.button('Slippage').click()
      await modal.text('0.5%').waitFor()
    },
  },
  {
    name: 'swap-not-enough',
    reach: async (page) => {
      await paid(page).fill('9000000')
      await modalOf(page).button('Not enough ETH').waitFor()
    },
  },
  {
    name: 'swap-review',
    reach: async (page) => {
      await paid(page).fill('0.5')
      await modalOf(page)
        .text(/^1 ETH = /)
        .waitFor()
      await review(page)
    },
  },
  {
    name: 'swap-not-swapped',
    reach: async (page) => {
      await wallet(page, 'lantern').script.mode('reject')
      await modalOf(page).button('Swap now').click()
      await modalOf(page).text('Not swapped').waitFor()
    },
  },
  {
    name: 'swap-allowing',
    reach: async (page) => {
      const modal = modalOf(page)
      await modal.button('Edit').click()
      await choose(page, 'from', 'Harbor Dollar')
      await choose(page, 'to', 'Pilot')
      await paid(page).fill('400')
      await modal.text(/^1 HUSD = /).waitFor()
      await review(page)
      await wallet(page, 'lantern').script.mode('never')
      await modal.button('Swap now').click()
      await modal.text('You allow 400 HUSD and nothing more.').waitFor()
    },
  },
  {
    name: 'swap-waiting',
    reach: async (page) => {
      await wallet(page, 'lantern').script.release()
      await modalOf(page).text('Approve swapping 400 HUSD').waitFor()
    },
  },
  {
    name: 'swap-swapped',
    reach: async (page) => {
      await wallet(page, 'lantern').script.release()
      await modalOf(page).title.getByText('Swapped').waitFor()
    },
  },
  {
    name: 'swap-trap',
    isForPeople: true,
    reach: async (page) => {
      const modal = modalOf(page)
      await modal.button('Done').click()
      await modal.button('Swap').click()
      await chooseAddressed(page, SNARE.address)
      await paid(page).fill('0.5')
      await modal.text(/^1 ETH = /).waitFor()
      await review(page)
      await modal.text('but not sold again').waitFor()
    },
  },
  {
    name: 'swap-still-allowed',
    isForPeople: true,
    reach: async (page) => {
      const modal = modalOf(page)
      const { script } = wallet(page, 'lantern')
      await modal.back.click()
      await choose(page, 'from', 'Pilot')
      await choose(page, 'to', 'Harbor Dollar')
      await paid(page).fill('3')
      await modal.text(/^1 HUSD = |^1 PILOT = /).waitFor()
      await review(page)
      await modal.button('Swap now').click()
      await expect.poll(() => script.open()).toEqual(['transaction'])
      await script.release()
      await modal.text('Approve swapping 3 PILOT').waitFor()
      await expect.poll(() => script.open()).toEqual(['transaction'])
      await script.release('reject')
      await modal.text('under “What you allowed”').waitFor()
    },
  },
]
