import { connect } from './connect.ts'
import { holdTimers } from './holdTimers.ts'
import { modalOf } from './modalOf.ts'
import { connectKind, kinds, NAMESPACES_PAGE } from './namespaces.ts'
import { openAccount } from './openAccount.ts'
import { openView } from './openView.ts'
import { SITE, siteWith } from './site.ts'
import { alone, type Visit } from './visit.ts'
import { wallet } from './wallet.ts'

/** How long an error's toast is shown. Milliseconds. */
const TOAST = 6000

/** Accounts, wallets and networks. */
export const connectedScreens: readonly Visit[] = [
  {
    name: 'account',
    isJourney: true,
    path: SITE,
    screens: [
      {
        name: 'account',
        reach: async (page) => {
          const modal = await openAccount(page, 'lantern')
          await modal.button('Disconnect').waitFor()
        },
      },
      {
        name: 'receive',
        reach: async (page) => {
          await openView(page, { view: 'WalletReceive' })
          await modalOf(page)
            .dialog.getByRole('img', { name: /^QR code of the address/ })
            .waitFor()
        },
      },
      {
        name: 'receive-networks',
        reach: async (page) => {
          await openView(page, { view: 'WalletCompatibleNetworks' })
          await modalOf(page).text('Base').waitFor()
        },
      },
      {
        name: 'networks-no-result',
        reach: async (page) => {
          await openView(page, { view: 'Networks' })
          await modalOf(page).dialog.getByRole('searchbox').fill('Atlantis')
          await modalOf(page).text('No network called').waitFor()
        },
      },
      {
        name: 'switch-declined',
        reach: async (page) => {
          await wallet(page, 'lantern').script.mode('reject')
          await modalOf(page).dialog.getByRole('searchbox').fill('')
          await modalOf(page).button('Base').click()
          await modalOf(page).text('Still on Ethereum').waitFor()
        },
      },
      {
        name: 'switch-waiting',
        reach: async (page) => {
          await wallet(page, 'lantern').script.mode('never')
          await modalOf(page).button('Try again').click()
          await modalOf(page).text('Switch to Base').waitFor()
        },
      },
      {
        name: 'profile-wallets',
        reach: async (page) => {
          await wallet(page, 'lantern').script.release('reject')
          await modalOf(page).text('Still on Ethereum').waitFor()
          for (const name of ['Kitewing', 'Northbeam']) {
            await openView(page, { view: 'Connect', adding: true })
            await modalOf(page).button(name).click()
            await modalOf(page).title.getByText('Your wallets').waitFor()
          }
          await modalOf(page).dialog.getByRole('button', { name: 'Disconnect', exact: true }).click()
          await modalOf(page).button('Northbeam').waitFor()
        },
      },
    ],
  },
  alone({
    name: 'unsupported-chain',
    path: SITE,
    reach: async (page) => {
      await connect(page, 'lantern')
      await wallet(page, 'lantern').script.switchChain(137)
      await modalOf(page).dialog.getByRole('alert').waitFor()
    },
  }),
  {
    name: 'kinds-of-networks',
    path: NAMESPACES_PAGE,
    screens: [
      {
        name: 'account-of-all-kinds',
        reach: async (page) => {
          for (const kind of [kinds[4], kinds[1], kinds[0]]) await connectKind(page, kind)
          await modalOf(page).openAccount()
          await modalOf(page).button('All networks').click()
          await modalOf(page)
            .text(/^\d+ not counted$/)
            .waitFor()
        },
      },
      {
        name: 'switch-active-chain',
        reach: async (page) => {
          await openView(page, { view: 'Networks' })
          await modalOf(page).button('Bitcoin Testnet').click()
          await modalOf(page).text('This needs a Bitcoin Testnet wallet').waitFor()
        },
      },
      {
        name: 'profile-wallets-of-five',
        reach: async (page) => {
          await modalOf(page).close.click()
          await modalOf(page).gone()
          await connectKind(page, kinds[2])
          await openView(page, { view: 'ProfileWallets' })
          await modalOf(page).text('Accounts in this wallet').waitFor()
        },
      },
    ],
  },
  alone({
    name: 'choose-namespace',
    path: `${NAMESPACES_PAGE}?archway`,
    reach: async (page) => {
      await modalOf(page).open()
      await modalOf(page).button('Archway').click()
      await modalOf(page).text('Where do you want to start?').waitFor()
    },
  }),
  alone({
    name: 'networks',
    path: siteWith({ networks: ['mainnet', 'base', 'optimism', 'polygon', 'arbitrum', 'celo', 'sepolia'] }),
    reach: async (page) => {
      await openView(page, { view: 'Networks' })
      await modalOf(page).button('Sepolia').waitFor()
    },
  }),
  alone({
    name: 'networks-tests',
    path: siteWith({ networks: ['mainnet', 'sepolia'] }),
    reach: async (page) => {
      await openView(page, { view: 'Networks' })
      await modalOf(page).button('Testnets').click()
      await modalOf(page).text('Tokens on test networks have no value.').waitFor()
    },
  }),
  alone({
    name: 'toast-error',
    path: SITE,
    setup: { mode: 'approve', knownChains: [1], addResult: 'fail' },
    before: (page) => holdTimers(page, TOAST),
    reach: async (page) => {
      await connect(page, 'lantern')
      await page.getByRole('button', { name: 'Network: Ethereum' }).click()
      await modalOf(page).button('Base').click()
      await modalOf(page).text('can’t add Base').waitFor()
    },
  }),
]
