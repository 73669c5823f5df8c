import { startBitcoin, startPolkadot, startSolana } from '@foyer/sandbox'
import { createBitcoinDeriver } from '@foyer/sandbox/bitcoin'
import { expect, it, onTestFinished } from 'vitest'
import testAccounts from '../../../../../packages/sandbox/src/testAccounts.json'
import type { Settings } from '../../settings/readSettings'
import { createModalReaders } from '../../testing/createModalReaders'
import { type SourceAnswer, startSource } from '../../testing/startSource'
import { useServer } from '../../testing/useServer'

const { start } = useServer()

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const POLKADOT = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const COSMOS = 'cosmos:cosmoshub-4'
const COSMOS_OWNER = 'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu'

async function open(chainId: string, url: string, TOKENS: Settings['TOKENS'] = {}) {
  const server = await start({ nodes: { [chainId]: [url] }, data: { TOKENS } })
  const get = async (address: string) =>
    fetch(`${server.httpUrl}/v1/account/${address}/balance?${new URLSearchParams({ projectId: 'test', chainId })}`)
  const list = async (address: string) =>
    (await (await get(address)).json()).balances.map(
      ({ symbol, quantity }: { symbol: string; quantity: { numeric: string } }) => [symbol, quantity.numeric],
    )
  return { server, get, list }
}

it('the modal reads coins and listed tokens of a Solana account from a real runtime', async () => {
  const solana = await startSolana()
  onTestFinished(() => solana.stop())
  const [dollar] = solana.tokens
  if (dollar === undefined) throw new Error('The token is missing.')
  const { address, name, symbol, decimals } = dollar
  const { server } = await open(SOLANA, solana.rpcUrls[SOLANA] ?? '', {
    [SOLANA]: [{ address, name, symbol, decimals }],
  })
  const [owner = ''] = dollar.holders
  const found = await createModalReaders(server.httpUrl).readBalances({ address: owner, chainId: SOLANA })
  expect(found.map((each) => [each.symbol, each.amount, each.address])).toEqual([
    ['SOL', 1_000n * 10n ** 9n, undefined],
    ['HUSD', 1_000n * 10n ** 6n, address],
  ])
})

const toAccount = (mint: string, amount: string) => ({
  account: { data: { parsed: { info: { mint, tokenAmount: { amount, decimals: 6 } } } } },
})
const MINT = 'HarbordoLLar1111111111111111111111111111111'
const NFT = 'HarborBuoy111111111111111111111111111111111'
const OWNER = '11111111111111111111111111111111'

function startSolanaNode(assets: (id: number) => SourceAnswer) {
  return startSource(({ body }) => {
    const calls = JSON.parse(body)
    if (!Array.isArray(calls)) return assets(calls.id)
    // Written by hand: a number beyond the safe integers.
    const text = JSON.stringify([
      { id: 0, result: { context: {}, value: 7 } },
      { id: 1, result: { value: [toAccount(MINT, '9007199254740993'), toAccount(MINT, '1')] } },
      { id: 2, result: { value: [toAccount(NFT, '1')] } },
    ])
    return { text: text.replace('"value":7', '"value":9007199254740993') }
  })
}

it('a Solana account keeps every digit, and DAS names its other tokens, with texts cleaned', async () => {
  const asset = (id: string, symbol: string, decimals: number) => ({
    id,
    content: { metadata: { name: 'Harbor\u202e\u0000 Dollar' }, links: { image: 'javascript:alert(1)' } },
    token_info: { symbol, decimals },
  })
  const items = [asset(MINT, '\u200bHUSD', 6), asset(NFT, 'NFT', 0), { id: 5 }]
  const node = await startSolanaNode((id) => ({ json: { id, result: { items } } }))
  const { get } = await open(SOLANA, node.url)
  expect((await (await get(OWNER)).json()).balances).toEqual([
    { name: 'Solana', symbol: 'SOL', chainId: SOLANA, quantity: { decimals: '9', numeric: '9007199.254740993' } },
    {
      name: 'Harbor Dollar',
      symbol: 'HUSD',
      chainId: SOLANA,
      address: `${SOLANA}:${MINT}`,
      quantity: { decimals: '6', numeric: '9007199254.740994' },
    },
  ])
})

it('a Solana node without DAS leaves out tokens that nobody names', async () => {
  const node = await startSolanaNode((id) => ({ json: { id, error: { code: -32_601, message: 'Method not found' } } }))
  expect(await (await open(SOLANA, node.url)).list(OWNER)).toEqual([['SOL', '9007199.254740993']])
})

it('a Bitcoin account has what is in blocks, less what it is about to spend', async () => {
  const bitcoin = await startBitcoin()
  onTestFinished(() => bitcoin.stop())
  const { address } = createBitcoinDeriver(testAccounts.mnemonic)(1, 'bip122:000000000019d6689c085ae165831e93').payment
  expect(await (await open(BITCOIN, bitcoin.rpcUrls[BITCOIN] ?? '')).list(address)).toEqual([['BTC', '50']])
  for (const [funded, spent, shown] of [
    [500, 0, '0.000001'],
    [0, 30, '0.0000007'],
  ] as const) {
    const json = {
      chain_stats: { funded_txo_sum: 150, spent_txo_sum: 50 },
      mempool_stats: { funded_txo_sum: funded, spent_txo_sum: spent },
    }
    const node = await startSource(() => ({ json }))
    expect(await (await open(BITCOIN, node.url)).list(address)).toEqual([['BTC', shown]])
  }
})

it('a Polkadot account has its free balance', async () => {
  const polkadot = await startPolkadot()
  onTestFinished(() => polkadot.stop())
  const [address = ''] = polkadot.wallets.thornwick.addresses
  const { list } = await open(POLKADOT, polkadot.rpcUrls[POLKADOT] ?? '')
  expect(await list(address)).toEqual([['DOT', '1000']])
  // Alice of the development network, whose checksum is for another format, has none.
  expect(await list('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY')).toEqual([['DOT', '0']])
})

it('a Cosmos account has the native coin and the listed denominations', async () => {
  const ibc = 'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2'
  const node = await startSource(({ path }) =>
    path.startsWith(`/cosmos/bank/v1beta1/balances/${COSMOS_OWNER}?`)
      ? {
          json: {
            balances: [
              { denom: ibc, amount: '5' },
              { denom: 'uatom', amount: '123456789012345678901' },
              { denom: 'ibc/SPAM', amount: '1' },
            ],
          },
        }
      : { json: {}, status: 404 },
  )
  const TOKENS = { [COSMOS]: [{ address: ibc, name: 'Osmosis', symbol: 'OSMO', decimals: 6 }] }
  const { list } = await open(COSMOS, node.url, TOKENS)
  expect(await list(COSMOS_OWNER)).toEqual([
    ['ATOM', '123456789012345.678901'],
    ['OSMO', '0.000005'],
  ])
})

it('an address that belongs to one network alone is read where the request names that', async () => {
  const node = await startSource(() => ({ json: { balances: [] } }))
  const { server } = await open(COSMOS, node.url)
  const get = (query: Readonly<Record<string, string>>) =>
    fetch(
      `${server.httpUrl}/v1/account/${COSMOS_OWNER}/balance?${new URLSearchParams({ projectId: 'test', ...query })}`,
    )
  expect([(await get({})).status, (await get({ chainId: COSMOS })).status]).toEqual([400, 200])
})

it.each<[string, string, SourceAnswer]>([
  [SOLANA, OWNER, { json: [{ id: 0, result: { value: -1 } }] }],
  [SOLANA, OWNER, { json: [0, 1, 2].map((id) => ({ id, result: { value: 1 } })) }],
  [BITCOIN, '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', { json: { chain_stats: { funded_txo_sum: 1.5, spent_txo_sum: 0 } } }],
  [BITCOIN, '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'endless'],
  [COSMOS, COSMOS_OWNER, { json: { balances: [{ denom: 'uatom', amount: '-5' }] } }],
  [COSMOS, COSMOS_OWNER, 'html'],
  [POLKADOT, '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', { json: { id: 0, result: '0x01' } }],
])('a node of %s that lies to %s has no balances', async (chainId, address, answer) => {
  const { get } = await open(chainId, (await startSource(() => answer)).url)
  expect((await get(address)).status).toBe(502)
})
