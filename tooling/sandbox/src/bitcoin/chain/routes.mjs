import { Hono } from 'hono'
import { openToPages } from '../../http/openToPages.mjs'
import { RefusedTransaction } from './createChain.mjs'

/** Satoshis a virtual byte, by how many blocks somebody is ready to wait. */
const FEES = { 1: 2, 2: 2, 3: 2, 6: 1, 144: 1 }

const HEX = /^[0-9a-f]+$/i
const TXID = /^[0-9a-f]{64}$/

/** Esplora's paths, as far as wallets and pages use them. @param {import('./createChain.mjs').Chain} chain */
export function createRoutes(chain) {
  /** @param {import('hono').Context} context @param {string} txid @param {(found: { hex: string, status: object }) => Response} tell */
  const withTransaction = async (context, txid, tell) => {
    if (!TXID.test(txid)) return context.text('Invalid hex string', 400)
    const found = await chain.transaction(txid)
    return found ? tell(found) : context.text('Transaction not found', 404)
  }
  return new Hono()
    .use(openToPages)
    .get('/blocks/tip/height', (context) => context.text(String(chain.height())))
    .get('/blocks/tip/hash', (context) => context.text(chain.tipHash()))
    .get('/fee-estimates', (context) => context.json(FEES))
    .get('/v1/fees/recommended', (context) =>
      context.json({ fastestFee: 2, halfHourFee: 2, hourFee: 1, minimumFee: 1 }),
    )
    .get('/address/:address/utxo', (context) =>
      chain.coins(context.req.param('address')).then(
        (coins) => context.json(coins),
        () => context.text('Invalid Bitcoin address', 400),
      ),
    )
    .get('/tx/:txid', (context) => {
      const txid = context.req.param('txid')
      return withTransaction(context, txid, ({ status }) => context.json({ txid, status }))
    })
    .get('/tx/:txid/hex', (context) =>
      withTransaction(context, context.req.param('txid'), ({ hex }) => context.text(hex)),
    )
    .post('/tx', async (context) => {
      const body = (await context.req.text()).trim()
      return context.text(await chain.send(HEX.test(body) ? body : ''))
    })
    .notFound((context) => context.text('endpoint does not exist', 404))
    .onError((error, context) =>
      error instanceof RefusedTransaction ? context.text(error.message, 400) : context.text(String(error), 500),
    )
}
