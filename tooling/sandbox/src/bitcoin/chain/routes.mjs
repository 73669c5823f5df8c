import { RefusedTransaction } from './createChain.mjs'

/**
 * @typedef {import('./createChain.mjs').Chain} Chain
 * @typedef {{ readonly status: number, readonly body: string | object }} Answer text, or an object for JSON
 */

/** Satoshis a virtual byte, by how many blocks somebody is ready to wait. */
const FEES = { 1: 2, 2: 2, 3: 2, 6: 1, 144: 1 }

const HEX = /^[0-9a-f]+$/i
const TXID = /^[0-9a-f]{64}$/

/** Esplora's paths, as far as wallets and pages use them. @type {readonly (readonly [method: string, path: RegExp, answer: (chain: Chain, part: string, body: string) => Promise<Answer> | Answer])[]} */
const ROUTES = [
  ['GET', /^\/blocks\/tip\/height$/, (chain) => ok(String(chain.height()))],
  ['GET', /^\/blocks\/tip\/hash$/, (chain) => ok(chain.tipHash())],
  ['GET', /^\/fee-estimates$/, () => ok(FEES)],
  ['GET', /^\/v1\/fees\/recommended$/, () => ok({ fastestFee: 2, halfHourFee: 2, hourFee: 1, minimumFee: 1 })],
  ['GET', /^\/address\/([^/]+)\/utxo$/, getCoins],
  ['GET', /^\/tx\/([^/]+)$/, getTransaction],
  ['GET', /^\/tx\/([^/]+)\/hex$/, getHex],
  ['POST', /^\/tx$/, send],
]

/**
 * @param {Chain} chain
 * @param {{ readonly method: string, readonly path: string, readonly body: string }} request
 * @returns {Promise<Answer>}
 */
export async function answer(chain, { method, path, body }) {
  for (const [verb, pattern, act] of ROUTES) {
    const found = verb === method ? pattern.exec(path) : null
    if (found) return act(chain, decodeURIComponent(found[1] ?? ''), body)
  }
  return { status: 404, body: 'endpoint does not exist' }
}

/** @param {Chain} chain @param {string} address @returns {Promise<Answer>} */
async function getCoins(chain, address) {
  try {
    return ok(await chain.coins(address))
  } catch {
    return { status: 400, body: 'Invalid Bitcoin address' }
  }
}

/** @param {Chain} chain @param {string} txid @returns {Promise<Answer>} */
async function getTransaction(chain, txid) {
  const found = await find(chain, txid)
  return 'hex' in found ? ok({ txid, status: found.status }) : found
}

/** @param {Chain} chain @param {string} txid @returns {Promise<Answer>} */
async function getHex(chain, txid) {
  const found = await find(chain, txid)
  return 'hex' in found ? ok(found.hex) : found
}

/** @param {Chain} chain @param {string} txid */
async function find(chain, txid) {
  if (!TXID.test(txid)) return { status: 400, body: 'Invalid hex string' }
  return (await chain.transaction(txid)) ?? { status: 404, body: 'Transaction not found' }
}

/** @param {Chain} chain @param {string} _ @param {string} body @returns {Promise<Answer>} */
async function send(chain, _, body) {
  try {
    return ok(await chain.send(HEX.test(body) ? body : ''))
  } catch (error) {
    if (error instanceof RefusedTransaction) return { status: 400, body: error.message }
    throw error
  }
}

/** @param {string | object} body @returns {Answer} */
const ok = (body) => ({ status: 200, body })
