import { type Context, Hono } from 'hono'
import { allowAllOrigins } from '../../http/allowAllOrigins'
import { type BitcoinChain, RejectedTransactionError } from './createBitcoinChain'
import type { EsploraOutput, EsploraTransaction } from './createEsploraHistory'

// Fee rates in satoshis per virtual byte, by number of blocks until inclusion.
const FEES = { 1: 2, 2: 2, 3: 2, 6: 1, 144: 1 }

const HEX = /^[0-9a-f]+$/i
const TXID = /^[0-9a-f]{64}$/

const PAGE_SIZE = 25

/** Creates Esplora's HTTP routes, and the tests' control routes `/mining` and `/mempool`. */
export function createEsploraRoutes(chain: BitcoinChain) {
  const withTransaction = async (
    context: Context,
    notify: (result: EsploraTransaction & { hex: string }) => Response,
  ) => {
    const txid = context.req.param('txid') ?? ''
    if (!TXID.test(txid)) return context.text('Invalid hex string', 400)
    const result = await chain.transaction(txid)
    return result ? notify(result) : context.text('Transaction not found', 404)
  }
  const withHistory = (context: Context, pick: (all: readonly EsploraTransaction[]) => object) =>
    chain.transactions(context.req.param('address') ?? '').then(
      (all) => context.json(pick(all)),
      () => context.text('Invalid Bitcoin address', 400),
    )
  return new Hono()
    .use(allowAllOrigins)
    .get('/blocks/tip/height', (context) => context.text(String(chain.height())))
    .get('/blocks/tip/hash', (context) => context.text(chain.tipHash()))
    .get('/fee-estimates', (context) => context.json(FEES))
    .get('/v1/fees/recommended', (context) =>
      context.json({ fastestFee: 2, halfHourFee: 2, hourFee: 1, economyFee: 1, minimumFee: 1 }),
    )
    .get('/address/:address', (context) => {
      const address = context.req.param('address')
      return withHistory(context, (all) => ({
        address,
        chain_stats: statsOf(address, all, true),
        mempool_stats: statsOf(address, all, false),
      }))
    })
    .get('/address/:address/utxo', (context) =>
      chain.coins(context.req.param('address')).then(
        (coins) => context.json(coins),
        () => context.text('Invalid Bitcoin address', 400),
      ),
    )
    .get('/address/:address/txs', (context) =>
      withHistory(context, (all) => {
        const isWaiting = ({ status }: EsploraTransaction) => !status.confirmed
        return [...all.filter(isWaiting), ...all.filter((each) => !isWaiting(each)).slice(0, PAGE_SIZE)]
      }),
    )
    .get('/address/:address/txs/chain/:last?', (context) =>
      withHistory(context, (all) => {
        const confirmed = all.filter(({ status }) => status.confirmed)
        const start = confirmed.findIndex(({ txid }) => txid === context.req.param('last')) + 1
        return confirmed.slice(start, start + PAGE_SIZE)
      }),
    )
    .get('/tx/:txid', (context) => withTransaction(context, ({ hex, ...reported }) => context.json(reported)))
    .get('/tx/:txid/status', (context) => withTransaction(context, ({ status }) => context.json(status)))
    .get('/tx/:txid/hex', (context) => withTransaction(context, ({ hex }) => context.text(hex)))
    .get('/tx/:txid/outspend/:index', async (context) => {
      const { txid, index } = context.req.param()
      return TXID.test(txid)
        ? context.json(await chain.outspend(txid, Number(index)))
        : context.text('Invalid hex string', 400)
    })
    .put('/mining', async (context) => {
      await chain.setMining((await context.req.text()) === 'on')
      return context.text('ok')
    })
    .post('/mining', async (context) => {
      await chain.mine()
      return context.text('ok')
    })
    .delete('/mempool', async (context) => {
      await chain.forget()
      return context.text('ok')
    })
    .post('/tx', async (context) => {
      const body = (await context.req.text()).trim()
      return context.text(await chain.send(HEX.test(body) ? body : ''))
    })
    .notFound((context) => context.text('endpoint does not exist', 404))
    .onError((error, context) =>
      error instanceof RejectedTransactionError ? context.text(error.message, 400) : context.text(String(error), 500),
    )
}

function statsOf(address: string, all: readonly EsploraTransaction[], isConfirmed: boolean) {
  const some = all.filter(({ status }) => status.confirmed === isConfirmed)
  const isOwn = (output: EsploraOutput | null) => output?.scriptpubkey_address === address
  const funded = some.flatMap(({ vout }) => vout.filter(isOwn))
  const spent = some.flatMap(({ vin }) => vin.map(({ prevout }) => prevout).filter(isOwn))
  const sum = (outputs: readonly (EsploraOutput | null)[]) =>
    outputs.reduce((total, output) => total + (output?.value ?? 0), 0)
  return {
    ...{ funded_txo_count: funded.length, funded_txo_sum: sum(funded) },
    ...{ spent_txo_count: spent.length, spent_txo_sum: sum(spent), tx_count: some.length },
  }
}
