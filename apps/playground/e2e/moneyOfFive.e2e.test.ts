import { formatUnits, parseUnits } from 'viem'
import { describe, expect, it } from 'vitest'
import { locateModal } from './lib/locateModal.ts'
import { locateNamespaceCard } from './lib/locateNamespaceCard.ts'
import { connectNamespace, NAMESPACES, NAMESPACES_PAGE } from './lib/namespaces.ts'
import { openPage } from './lib/openPage.ts'
import { readBalance } from './lib/readBalance.ts'
import { serviceFailures, withFailingServices } from './lib/servicesDown.ts'
import { switchNetwork } from './lib/switchNetwork.ts'
import { waitForTransferReview } from './lib/waitForTransferReview.ts'

interface Transfer {
  readonly namespace: string
  // Name of the network. Default: the namespace's first.
  readonly network?: string
  // Receiver, an account unused by other tests.
  readonly to: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  // The token's id on its chain, such as a contract address; undefined for the native coin.
  readonly token?: string
  readonly amount: string
  // The sender pays for the receiver's token account, which the review lists.
  readonly opensAccount?: boolean
}

const SOLANA = { namespace: 'solana', to: '7EeV8eiRuGoR8bFHCjdCRGQd1RM5sR2dAkdiTEtC9ko7' }
const BITCOIN = { namespace: 'bip122', to: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }
const POLKADOT = { namespace: 'polkadot', to: '13UVJyLnbVp9RBZYFwFGyDvVd1y27Tt8tkntv6Q7JVPhFsTB' }
const COSMOS = { namespace: 'cosmos', to: 'cosmos1urv8703cxqny9mcqdu8enh4mdhx0x55dsxqa88' }
const USDT = { network: 'Polkadot Asset Hub', token: '1984' }
const BERTH = { token: 'factory/cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7/berth' }
const HUSD = { token: 'HarbordoLLar1111111111111111111111111111111' }

const transfers: readonly Transfer[] = [
  { ...SOLANA, name: 'Solana', symbol: 'SOL', decimals: 9, amount: '1.000000001' },
  { ...SOLANA, ...HUSD, name: 'Harbor Dollar', symbol: 'HUSD', decimals: 6, amount: '12.000001', opensAccount: true },
  { ...BITCOIN, name: 'Bitcoin', symbol: 'BTC', decimals: 8, amount: '0.00123457' },
  { ...POLKADOT, name: 'Polkadot', symbol: 'DOT', decimals: 10, amount: '2.0000000001' },
  { ...POLKADOT, ...USDT, name: 'Tether USD', symbol: 'USDt', decimals: 6, amount: '7.000001' },
  { ...COSMOS, name: 'Cosmos Hub', symbol: 'ATOM', decimals: 6, amount: '3.000001' },
  { ...COSMOS, ...BERTH, name: 'Berth', symbol: 'BERTH', decimals: 3, amount: '1.001' },
]

// Formats a balance with at most three decimals, rounded down.
function shown(units: bigint, decimals: number): string {
  const [whole = '', fraction = ''] = formatUnits(units, decimals).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.slice(0, 3)}`.replace(/\.?0*$/, '')
}

// Gives each transfer one kind of failing services, in turn.
const cases = transfers.map((each, index) => ({ ...each, services: serviceFailures[index % serviceFailures.length]! }))

describe('with the chains alone', () => {
  it.each(cases)(
    '$name ($namespace) is listed, sent and shown to the last unit: services $services',
    async (transfer) => {
      const { services, namespace, network, to, name, symbol, decimals, token, amount, opensAccount } = transfer
      const page = await openPage({ path: NAMESPACES_PAGE, ...withFailingServices(services) })
      const modal = locateModal(page)
      const kind = NAMESPACES.find((each) => each.namespace === namespace)!
      await connectNamespace(page, kind)
      if (network) await switchNetwork(page, network)
      const caipAddress = (await locateNamespaceCard(page, kind.label).address()) ?? ''
      const from = caipAddress.split(':')[2] ?? ''
      const read = (address: string) =>
        readBalance({ caipNetworkId: caipAddress.slice(0, -from.length - 1), address, token })
      const before = { from: await read(from), to: await read(to) }

      await modal.openAccount()
      // The list folds tokens whose names no service and no list knows.
      if (token) await modal.button('Show .* unknown tokens?').click()
      await modal.dialog
        .getByRole('listitem')
        .filter({ hasText: name })
        .filter({ hasText: new RegExp(`\\d\\s${symbol}`) })
        .waitFor()
      await modal.button('Receive').click()
      await modal.text(from).waitFor()
      await modal.back.click()
      await modal.button('Send').click()
      if (token) {
        await modal.dialog.getByRole('button', { name: /Choose a token/ }).click()
        await modal.button(name).click()
      }
      await modal.dialog.getByLabel('Amount').fill(amount)
      await modal.dialog.getByLabel('Name or address').fill(to)
      await modal.button('Review').click()
      await waitForTransferReview(page)
      const changes = modal.text('What will happen')
      if (opensAccount) {
        await changes.waitFor()
        const gain = modal.dialog.locator('dl > div').filter({ hasText: 'They receive' }).getByRole('definition')
        expect(await gain.textContent()).toBe(`+${amount} ${symbol}`)
      } else {
        // The simulation shows the transfer and nothing else.
        expect(await changes.count()).toBe(0)
      }
      const fee = await modal.dialog
        .locator('summary', { hasText: 'Network fee' })
        .getByText(/^[\d.]+ /)
        .textContent()
      const paid = token ? 0n : parseUnits(fee?.split(' ')[0] ?? '', decimals)
      await modal.button(`Send ${amount} ${symbol}`).click()
      await modal.text(`${amount} ${symbol} has arrived`).waitFor()
      const units = parseUnits(amount, decimals)
      await expect.poll(() => read(to)).toBe(before.to + units)

      await modal.button('Done').click()
      await modal.dialog.getByRole('tab', { name: 'Activity' }).click()
      await modal.text(`Sent ${symbol}`).first().waitFor()
      await modal.dialog.getByRole('heading', { name: 'On its way' }).waitFor({ state: 'detached' })
      const left = before.from - units - paid
      expect(await read(from)).toBe(left)
      // In the account, the coin's balance comes from the chain.
      if (!token) await modal.text(`${shown(left, decimals)} ${symbol}`).waitFor()
    },
  )
})
