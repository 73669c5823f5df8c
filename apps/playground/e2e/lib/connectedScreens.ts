import { createPlaygroundPath, STRICT_PAGE } from './appPaths.ts'
import { blockTimersWithDelay } from './blockTimersWithDelay.ts'
import { connect } from './connect.ts'
import { controlWallet } from './controlWallet.ts'
import { locateModal } from './locateModal.ts'
import { connectNamespace, NAMESPACES, NAMESPACES_PAGE } from './namespaces.ts'
import { openAccount } from './openAccount.ts'
import { openView } from './openView.ts'
import { createScreenVisit, type ScreenVisit } from './visit.ts'

// Milliseconds for which an error's toast is shown.
const TOAST_DURATION_MS = 6000

/** Lists screens of accounts, wallets and networks. */
export const connectedScreens: readonly ScreenVisit[] = [
  {
    name: 'account',
    isJourney: true,
    path: STRICT_PAGE,
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
          await locateModal(page)
            .dialog.getByRole('img', { name: /^QR code of the address/ })
            .waitFor()
        },
      },
      {
        name: 'receive-networks',
        reach: async (page) => {
          await openView(page, { view: 'WalletCompatibleNetworks' })
          await locateModal(page).text('Base').waitFor()
        },
      },
      {
        name: 'networks-no-result',
        reach: async (page) => {
          await openView(page, { view: 'Networks' })
          await locateModal(page).dialog.getByRole('searchbox').fill('Atlantis')
          await locateModal(page).text('No network called').waitFor()
        },
      },
      {
        name: 'switch-declined',
        reach: async (page) => {
          await controlWallet(page, 'lantern').script.mode('reject')
          await locateModal(page).dialog.getByRole('searchbox').fill('')
          await locateModal(page).button('Base').click()
          await locateModal(page).text('Still on Ethereum').waitFor()
        },
      },
      {
        name: 'switch-waiting',
        reach: async (page) => {
          await controlWallet(page, 'lantern').script.mode('never')
          await locateModal(page).button('Try again').click()
          await locateModal(page).text('Switch to Base').waitFor()
        },
      },
      {
        name: 'profile-wallets',
        reach: async (page) => {
          await controlWallet(page, 'lantern').script.release('reject')
          await locateModal(page).text('Still on Ethereum').waitFor()
          for (const name of ['Kitewing', 'Northbeam']) {
            await openView(page, { view: 'Connect', adding: true })
            await locateModal(page).button(name).click()
            await locateModal(page).title.getByText('Your wallets').waitFor()
          }
          await locateModal(page).dialog.getByRole('button', { name: 'Disconnect', exact: true }).click()
          await locateModal(page).button('Northbeam').waitFor()
        },
      },
    ],
  },
  createScreenVisit({
    name: 'unsupported-chain',
    path: STRICT_PAGE,
    reach: async (page) => {
      await connect(page, 'lantern')
      await controlWallet(page, 'lantern').script.switchChain(137)
      await locateModal(page).dialog.getByRole('alert').first().waitFor()
    },
  }),
  {
    name: 'kinds-of-networks',
    path: NAMESPACES_PAGE,
    screens: [
      {
        name: 'account-of-all-kinds',
        reach: async (page) => {
          for (const kind of [NAMESPACES[4], NAMESPACES[1], NAMESPACES[0]]) await connectNamespace(page, kind)
          await locateModal(page).openAccount()
          await locateModal(page).button('All networks').click()
          await locateModal(page)
            .text(/^excludes \d+/)
            .waitFor()
        },
      },
      {
        name: 'switch-active-chain',
        reach: async (page) => {
          await openView(page, { view: 'Networks' })
          await locateModal(page).button('Bitcoin Testnet').click()
          await locateModal(page).text('This needs a Bitcoin Testnet wallet').waitFor()
        },
      },
      {
        name: 'profile-wallets-of-five',
        reach: async (page) => {
          await locateModal(page).close.click()
          await locateModal(page).gone()
          await connectNamespace(page, NAMESPACES[2])
          await openView(page, { view: 'ProfileWallets' })
          await locateModal(page).text('Accounts in this wallet').waitFor()
        },
      },
    ],
  },
  createScreenVisit({
    name: 'choose-namespace',
    path: `${NAMESPACES_PAGE}?archway`,
    reach: async (page) => {
      await locateModal(page).open()
      await locateModal(page).button('Archway').click()
      await locateModal(page).text('Where do you want to start?').waitFor()
    },
  }),
  createScreenVisit({
    name: 'networks',
    path: createPlaygroundPath({ networks: ['mainnet', 'base', 'optimism', 'polygon', 'arbitrum', 'celo', 'sepolia'] }),
    reach: async (page) => {
      await openView(page, { view: 'Networks' })
      await locateModal(page).button('Sepolia').waitFor()
    },
  }),
  createScreenVisit({
    name: 'networks-tests',
    path: createPlaygroundPath({ networks: ['mainnet', 'sepolia'] }),
    reach: async (page) => {
      await openView(page, { view: 'Networks' })
      await locateModal(page).button('Testnets').click()
      await locateModal(page).text('Tokens on test networks have no value.').waitFor()
    },
  }),
  createScreenVisit({
    name: 'toast-error',
    path: STRICT_PAGE,
    setup: { mode: 'approve', knownChains: [1], addResult: 'fail' },
    before: (page) => blockTimersWithDelay(page, TOAST_DURATION_MS),
    reach: async (page) => {
      await connect(page, 'lantern')
      await page.getByRole('button', { name: 'Network: Ethereum' }).click()
      await locateModal(page).button('Base').click()
      await locateModal(page).text('can’t add Base').waitFor()
    },
  }),
]
