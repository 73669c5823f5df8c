import { readWalletsScript, startBitcoin, startCosmos, startEvm, startPolkadot, startSolana } from '@foyer/sandbox'
import { expect, it } from 'vitest'
import { findAxeViolations } from '../../../../apps/playground/e2e/lib/findAxeViolations'
import { connect, signAndDisconnect } from './connect'
import { MINUTE, useExamples } from './useExamples'

// Uses the examples with other chains than EVM.

const BASE58 = '[1-9A-HJ-NP-Za-km-z]'
const SCRIPTS = ['wallets', 'solana', 'bitcoin', 'polkadot', 'cosmos'] as const

/** Lists a wallet of each namespace, with its address in the page and the form of its signatures. */
const NAMESPACES = [
  { label: 'EVM', wallet: 'Lantern', address: /^0x[0-9a-fA-F]{40}$/, signature: /^0x[0-9a-f]{130}$/ },
  {
    label: 'Solana',
    wallet: 'Meridian',
    address: /^oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96$/,
    signature: new RegExp(`^${BASE58}{86,88}$`),
  },
  {
    label: 'Bitcoin',
    wallet: 'Saltmarsh',
    address: /^bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73te$/,
    signature: /^[A-Za-z0-9+/]{80,}=*$/,
  },
  {
    label: 'Polkadot',
    wallet: 'Thornwick',
    address: new RegExp(`^1${BASE58}{46,47}$`),
    signature: /^0x[0-9a-f]{128,130}$/,
  },
  { label: 'Cosmos', wallet: 'Keplr', address: /^cosmos1[a-z0-9]{38}$/, signature: /^[A-Za-z0-9+/]{86}==$/ },
]
const find = (label: string) => {
  const found = NAMESPACES.find((each) => each.label === label)
  if (!found) throw new Error(`No namespace is called ${label}.`)
  return found
}

const { open } = useExamples(async () => {
  const [chains, walletScripts] = await Promise.all([
    Promise.all([startEvm({ chains: [1, 8453] }), startSolana(), startBitcoin(), startPolkadot(), startCosmos()]),
    Promise.all(SCRIPTS.map((name) => readWalletsScript(name))),
  ])
  return {
    rpcUrls: Object.assign({}, ...chains.map(({ rpcUrls }) => rpcUrls)),
    walletScripts,
    stop: () => Promise.all(chains.map((chain) => chain.stop())),
  }
})

it.each([
  ['solana-only', find('Solana')],
  ['bitcoin-only', find('Bitcoin')],
] as const)(
  'the example %s lists the wallets of its chain alone, connects, signs and disconnects without a violation',
  async (name, { wallet, address, signature }) => {
    const page = await open(name)
    await connect(page, wallet)
    await signAndDisconnect(page, address, signature)
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: new RegExp(`^${wallet}`) }).waitFor()
    await expect.poll(() => dialog.getByRole('button', { name: /^(Lantern|Thornwick|Keplr)/ }).count()).toBe(0)
  },
  10 * MINUTE,
)

it(
  'the example five-namespaces has a wallet of each namespace at once, which sign, stay after a reload and end together',
  async () => {
    const page = await open('five-namespaces')
    const cards = NAMESPACES.map((each) => ({ ...each, card: page.getByRole('region', { name: each.label }) }))
    for (const { label, wallet, address, card } of cards) {
      await connect(page, wallet, `Connect ${label}`)
      await card.getByText(address).waitFor()
    }
    await page.reload()
    for (const { address, signature, card } of cards) {
      await card.getByText(address).waitFor()
      await card.getByRole('button', { name: 'Sign a message' }).click()
      await card.getByText(signature).waitFor()
    }
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Disconnect all' }).click()
    for (const { card } of cards) await card.getByText('No wallet is connected').waitFor()
  },
  10 * MINUTE,
)
