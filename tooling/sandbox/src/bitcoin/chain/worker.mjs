/** Runs the chains: bcoin is not made for sharing a thread, and mining would hold up whoever did. */
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { createKeys } from '../keys/createKeys.mjs'
import { createChain } from './createChain.mjs'
import { createServer } from './createServer.mjs'
import { loadBcoin } from './loadBcoin.mjs'

/** @type {{ mnemonic: string, accounts: readonly number[], networks: readonly { caipNetworkId: string, port: number }[] }} */
const { mnemonic, accounts, networks } = workerData
const keys = createKeys(mnemonic)
const bcoin = loadBcoin()

/** @type {Record<string, string>} */
const rpcUrls = {}
for (const { caipNetworkId, port } of networks) {
  const funded = accounts.map((index) => keys(index, caipNetworkId).payment.address)
  const server = createServer(await createChain(bcoin, { caipNetworkId, funded }))
  rpcUrls[caipNetworkId] = await listen(server, port).catch(() => listen(server, 0))
}
parentPort?.postMessage(rpcUrls)

/** @param {import('node:http').Server} server @param {number} port */
async function listen(server, port) {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}`
}
