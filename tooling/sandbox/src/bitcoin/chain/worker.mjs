/** Runs the chains: bcoin is not made for sharing a thread, and mining would hold up whoever did. */
import { parentPort, workerData } from 'node:worker_threads'
import { serve } from '../../http/serve.mjs'
import { createKeys } from '../keys/createKeys.mjs'
import { createChain } from './createChain.mjs'
import { loadBcoin } from './loadBcoin.mjs'
import { createRoutes } from './routes.mjs'

/** @type {{ mnemonic: string, accounts: readonly number[], networks: readonly { caipNetworkId: string, port: number }[] }} */
const { mnemonic, accounts, networks } = workerData
const keys = createKeys(mnemonic)
const bcoin = loadBcoin()

/** @type {Record<string, string>} */
const rpcUrls = {}
for (const { caipNetworkId, port } of networks) {
  const funded = accounts.map((index) => keys(index, caipNetworkId).payment.address)
  const chain = await createChain(bcoin, { caipNetworkId, funded })
  rpcUrls[caipNetworkId] = (await serve(createRoutes(chain), { port })).url
}
parentPort?.postMessage(rpcUrls)
