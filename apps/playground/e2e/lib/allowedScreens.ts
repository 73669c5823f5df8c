import type { Page } from 'playwright-core'
import { connect } from './connect.ts'
import { modalOf } from './modalOf.ts'
import { SITE } from './site.ts'
import type { Visit } from './visit.ts'
import { wallet } from './wallet.ts'

/** A contract that is named, and one that nobody knows. */
export const ROUTER = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af'
const NOBODYS = `0x${'ab'.repeat(20)}`

/** All that a token can count. */
export const MANY = 'f'.repeat(64)

/** Has the account in use allow something of a token of the sandbox, as a page would. `amount`: a word of hex. */
export async function allow(page: Page, symbol: string, spender: string, amount: string): Promise<void> {
  await page.evaluate(
    async ({ symbol, spender, amount }) => {
      const { tokenList } = await (await fetch('/sandbox.json')).json()
      const { address } = tokenList.tokens.find((each: { symbol: string }) => each.symbol === symbol)
      const connection = globalThis.__modal!.connection('eip155')
      const [account] = connection?.accounts ?? []
      const data = `0x095ea7b3${spender.slice(2).padStart(64, '0')}${amount.padStart(64, '0')}`
      if (account) await connection?.sendTransaction?.({ account, transaction: { to: address, data } as never })
    },
    { symbol, spender, amount },
  )
}

/** What the visitor has allowed. */
export const allowedScreens: readonly Visit[] = [
  {
    name: 'allowed',
    path: SITE,
    screens: [
      {
        name: 'allowed-list',
        reach: async (page) => {
          const modal = modalOf(page)
          await connect(page, 'lantern')
          await allow(page, 'HUSD', ROUTER, MANY)
          await allow(page, 'PILOT', NOBODYS, 'de0b6b3a7640000')
          await modal.openAccount()
          await modal.button('What you allowed').click()
          await modal.text('Unlimited HUSD').waitFor()
          await modal.text('Up to 1 PILOT').waitFor()
        },
      },
      {
        name: 'allowed-chosen',
        reach: async (page) => {
          const modal = modalOf(page)
          await modal.dialog.getByRole('button', { name: /Uniswap Universal Router.*HUSD/ }).click()
          await modal.button('Take it back').waitFor()
        },
      },
      {
        name: 'allowed-asked',
        reach: async (page) => {
          await wallet(page, 'lantern').script.mode('never')
          await modalOf(page).button('Take it back').click()
          await modalOf(page).text('may not take your HUSD any more').waitFor()
        },
      },
      {
        name: 'allowed-declined',
        isForPeople: true,
        reach: async (page) => {
          await wallet(page, 'lantern').script.release('reject')
          await modalOf(page).text('Not taken back').waitFor()
        },
      },
    ],
  },
]
