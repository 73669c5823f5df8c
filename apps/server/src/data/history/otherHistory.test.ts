import { startBitcoin, startSolana } from '@foyer/sandbox'
import { createBitcoinDeriver, sendBitcoin } from '@foyer/sandbox/bitcoin'
import { base64 } from '@scure/base'
import { expect, it, onTestFinished } from 'vitest'
import { deriveSolanaKey } from '../../../../../packages/sandbox/src/solana/deriveSolanaKey'
import { signSerializedTransaction } from '../../../../../packages/sandbox/src/solana/signSerializedTransaction'
import { createSolanaTransfer, requestRpc } from '../../../../../packages/sandbox/src/solana/testing/transfer'
import testAccounts from '../../../../../packages/sandbox/src/testAccounts.json'
import { createModalReaders } from '../../testing/createModalReaders'
import { type SourceAnswer, startSource } from '../../testing/startSource'
import { useServer } from '../../testing/useServer'

const { start } = useServer()

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const COSMOS = 'cosmos:cosmoshub-4'
const COSMOS_OWNER = 'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu'
const BITCOIN_OWNER = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'

async function open(chainId: `${string}:${string}`, url: string) {
  const server = await start({ nodes: { [chainId]: [url] } })
  const { readHistory } = createModalReaders(server.httpUrl)
  return {
    server,
    async list(account: string, cursor?: string) {
      const { items, next } = await readHistory({ account, chainId, cursor })
      const lines = items.map(({ kind, status, transfers }) =>
        [
          kind,
          status,
          ...transfers.map(({ direction, amount, token }) => `${direction} ${amount} ${token?.symbol}`),
        ].join(' '),
      )
      return { items, lines, next }
    },
  }
}

it('the modal reads a Solana account’s history from a real runtime, page by page', async () => {
  const solana = await startSolana()
  onTestFinished(() => solana.stop())
  const url = solana.rpcUrls[SOLANA] ?? ''
  const [key, friend] = await Promise.all([7, 8].map((index) => deriveSolanaKey(testAccounts.mnemonic, index)))
  if (key === undefined || friend === undefined) throw new Error('The keys are missing.')
  for (let count = 1n; count <= 12n; count += 1n) {
    const transfer = { url, from: key.address, to: friend.address, lamports: count * 500_000_000n }
    const bytes = signSerializedTransaction(await createSolanaTransfer(transfer), key)
    await requestRpc(url, 'sendTransaction', base64.encode(bytes), { encoding: 'base64' })
  }
  const { list } = await open(SOLANA, url)
  const first = await list(key.address)
  expect(first.lines.slice(0, 2)).toEqual(['send confirmed out 6 SOL', 'send confirmed out 5.5 SOL'])
  const second = await list(key.address, first.next)
  expect([first.lines.length, second.lines.length, second.next]).toEqual([10, 2, undefined])
  expect(new Set([...first.items, ...second.items].map(({ hash }) => hash)).size).toBe(12)
  expect((await list(friend.address)).lines[0]).toBe('receive confirmed in 6 SOL')
})

it('the modal reads a Bitcoin account’s history from a real chain', async () => {
  const bitcoin = await startBitcoin()
  onTestFinished(() => bitcoin.stop())
  const url = bitcoin.rpcUrls[BITCOIN] ?? ''
  const keys = createBitcoinDeriver(testAccounts.mnemonic)
  const [from, to] = [keys(4, BITCOIN).payment, keys(12, BITCOIN).payment.address]
  const recipients = [{ address: to, amount: 1_2345_6789n }]
  const txid = await sendBitcoin({ key: from, recipients, caipNetworkId: BITCOIN, url })
  const { list } = await open(BITCOIN, url)
  const received = await list(to)
  expect(received.lines).toEqual(['receive confirmed in 1.23456789 BTC'])
  expect(received.items[0]).toMatchObject({ hash: txid, from: from.address, to })
  const [sent] = (await list(from.address)).items
  // With the fee, which left the account, too.
  expect(sent).toMatchObject({ hash: txid, kind: 'send', from: from.address, to })
  expect(Number(sent?.transfers[0]?.amount)).toBeGreaterThan(1.23456789)
})

it('a Bitcoin account’s history goes on after its last transaction in a block', async () => {
  const toTransaction = (index: number, confirmed: boolean) => ({
    txid: index.toString(16).padStart(64, '0'),
    vin: [{ prevout: null }],
    vout: [{ scriptpubkey_address: BITCOIN_OWNER, value: index }],
    status: { confirmed, ...(confirmed && { block_time: 1_767_225_600 }) },
  })
  const node = await startSource(({ path }) => ({
    json: path.endsWith('/txs')
      ? [toTransaction(99, false), ...Array.from({ length: 25 }, (_, index) => toTransaction(index + 1, true))]
      : [toTransaction(50, true)],
  }))
  const { list } = await open(BITCOIN, node.url)
  const first = await list(BITCOIN_OWNER)
  expect(first.lines.slice(0, 2)).toEqual(['receive pending in 0.00000099 BTC', 'receive confirmed in 0.00000001 BTC'])
  const second = await list(BITCOIN_OWNER, first.next)
  expect([second.lines, second.next]).toEqual([['receive confirmed in 0.0000005 BTC'], undefined])
  expect(node.requests.at(-1)?.path).toBe(`/address/${BITCOIN_OWNER}/txs/chain/${'19'.padStart(64, '0')}`)
})

it('a Cosmos account’s history has what its messages moved, without fees', async () => {
  const move = (sender: string, recipient: string, amount: string, index?: string) => ({
    type: 'transfer',
    attributes: Object.entries({ sender, recipient, amount, ...(index && { msg_index: index }) }).map(
      ([key, value]) => ({
        key,
        value,
      }),
    ),
  })
  const toResponse = (digit: string, code: number, events: readonly unknown[], day: string) => ({
    txhash: digit.repeat(64),
    code,
    timestamp: `2026-01-0${day}T00:00:00Z`,
    events,
  })
  const node = await startSource(({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]).get('query')
    const fee = move(COSMOS_OWNER, 'cosmos1fee', '500uatom')
    return {
      json: {
        tx_responses:
          query === `message.sender='${COSMOS_OWNER}'`
            ? [
                toResponse('A', 0, [fee, move(COSMOS_OWNER, 'cosmos1you', '1500000uatom,7ibc/SPAM', '0')], '1'),
                toResponse('B', 5, [fee], '3'),
              ]
            : [toResponse('C', 0, [move('cosmos1you', COSMOS_OWNER, '1uatom', '0')], '2')],
      },
    }
  })
  const { lines, items, next } = await (await open(COSMOS, node.url)).list(COSMOS_OWNER)
  expect(lines).toEqual(['execute failed', 'receive confirmed in 0.000001 ATOM', 'send confirmed out 1.5 ATOM'])
  expect(items[2]).toMatchObject({ from: COSMOS_OWNER, to: 'cosmos1you' })
  expect(next).toBeUndefined()
})

it.each<[`${string}:${string}`, string, SourceAnswer]>([
  [SOLANA, '11111111111111111111111111111111', { json: { id: 0, result: [{ signature: '<b>' }] } }],
  [BITCOIN, BITCOIN_OWNER, { json: [{ txid: 'x' }] }],
  [BITCOIN, BITCOIN_OWNER, 'endless'],
  [
    COSMOS,
    COSMOS_OWNER,
    { json: { tx_responses: [{ txhash: 'A'.repeat(64), code: 0, timestamp: 'now', events: [] }] } },
  ],
  [COSMOS, COSMOS_OWNER, 'html'],
])('a node of %s that lies to %s has no history', async (chainId, address, answer) => {
  const { server } = await open(chainId, (await startSource(() => answer)).url)
  const query = new URLSearchParams({ projectId: 'test', chainId })
  expect((await fetch(`${server.httpUrl}/v1/account/${address}/history?${query}`)).status).toBe(502)
})

it('Polkadot has no history here, which is not said to be empty', async () => {
  const chainId = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
  const { server } = await open(chainId, 'http://127.0.0.1:1')
  const query = new URLSearchParams({ projectId: 'test', chainId })
  const address = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
  expect((await fetch(`${server.httpUrl}/v1/account/${address}/history?${query}`)).status).toBe(404)
})
