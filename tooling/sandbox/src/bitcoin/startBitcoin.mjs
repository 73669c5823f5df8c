import { Worker } from 'node:worker_threads'
import { readRoster } from '../readRoster.mjs'
import { MAINNET, TESTNET } from './networks.mjs'

/** 0-5 are in the wallets of pages, 9 is the phone's; 10, also the phone's, has nothing to spend. */
const FUNDED = [0, 1, 2, 3, 4, 5, 9]

const FIRST_PORT = 18443

/**
 * @param {import('../index.mjs').LogOptions} [options]
 * @returns {Promise<import('../index.mjs').BitcoinSandbox>}
 */
export async function startBitcoin({ log = () => {} } = {}) {
  const { mnemonic } = await readRoster()
  const networks = [MAINNET, TESTNET].map((caipNetworkId, index) => ({ caipNetworkId, port: FIRST_PORT + index }))
  const worker = new Worker(new URL('./chain/worker.mjs', import.meta.url), {
    workerData: { mnemonic, accounts: FUNDED, networks },
    // bcoin would look for code that has to be compiled first.
    env: { ...process.env, NODE_BACKEND: 'js' },
  })
  /** @type {Record<string, string>} */
  const rpcUrls = await new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The Bitcoin chains ended with code ${code}.`)))
  })
  for (const { caipNetworkId, port } of networks) {
    const url = rpcUrls[caipNetworkId]
    if (url && !url.endsWith(`:${port}`)) log(`bitcoin: cannot use port ${port}, took ${url}`)
  }
  return {
    rpcUrls,
    async stop() {
      await worker.terminate()
    },
  }
}
