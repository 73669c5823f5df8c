import type { Page } from 'playwright-core'
import { STRICT_PAGE } from './appPaths.ts'
import { connect } from './connect.ts'
import { controlWallet } from './controlWallet.ts'
import { locateModal } from './locateModal.ts'
import type { ScreenVisit } from './visit.ts'

/** Contract whose name the modal knows; it does not know `NOBODYS`. */
export const UNISWAP_ROUTER = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af'
const NOBODYS = `0x${'ab'.repeat(20)}`

/** Maximum of a token's allowance, as a hex word. */
export const MAX_ALLOWANCE_HEX = 'f'.repeat(64)

/** Makes the current account approve a sandbox token, through the page. `amount`: a hex word. */
export async function approveToken(page: Page, symbol: string, spender: string, amount: string): Promise<void> {
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

/** Lists screens of token approvals. */
export const tokenApprovalScreens: readonly ScreenVisit[] = [
  {
    name: 'allowed',
    path: STRICT_PAGE,
    screens: [
      {
        name: 'allowed-list',
        reach: async (page) => {
          const modal = locateModal(page)
          await connect(page, 'lantern')
          await approveToken(page, 'HUSD', UNISWAP_ROUTER, MAX_ALLOWANCE_HEX)
          await approveToken(page, 'PILOT', NOBODYS, 'de0b6b3a7640000')
          await modal.openAccount()
          await modal.button('Permissions').click()
          await modal.text('Unlimited HUSD').waitFor()
          await modal.text('Up to 1 PILOT').waitFor()
        },
      },
      {
        name: 'allowed-chosen',
        reach: async (page) => {
          const modal = locateModal(page)
          await modal.dialog.getByRole('button', { name: /Uniswap Universal Router.*HUSD/ }).click()
          await modal.button('Revoke 1').waitFor()
        },
      },
      {
        name: 'allowed-asked',
        reach: async (page) => {
          await controlWallet(page, 'lantern').script.mode('never')
          await locateModal(page).button('Revoke 1').click()
          await locateModal(page).text('from spending your HUSD').waitFor()
        },
      },
      {
        name: 'allowed-declined',
        isForPeople: true,
        reach: async (page) => {
          await controlWallet(page, 'lantern').script.release('reject')
          await locateModal(page).text('Not revoked').waitFor()
        },
      },
    ],
  },
]
