import { readFile } from 'node:fs/promises'

/**
 * A node for each of these networks, or none when one of them does not start.
 *
 * @template {{ readonly name: string }} Facts
 * @param {readonly string[]} networks CAIP-2; the first has the first port, the next the one after it
 * @param {{
 *   known: Readonly<Record<string, Facts>>,
 *   firstPort: number,
 *   log: (line: string) => void,
 *   start(facts: Facts, where: { port: number, log: (line: string) => void }, caipNetworkId: string):
 *     Promise<{ readonly url: string, stop(): Promise<void> }>,
 * }} parameters
 */
export async function startNodes(networks, { known, firstPort, log, start }) {
  /** @type {{ stop(): Promise<void> }[]} */
  const nodes = []
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()))
  }
  /** @type {Record<string, string>} */
  const rpcUrls = {}
  try {
    for (const [index, caipNetworkId] of networks.entries()) {
      const facts = known[caipNetworkId]
      if (facts === undefined) throw new Error(`The sandbox has no ${caipNetworkId}.`)
      const node = await start(facts, { port: firstPort + index, log }, caipNetworkId)
      nodes.push(node)
      rpcUrls[caipNetworkId] = node.url
      log(`${facts.name}: ${node.url}`)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { rpcUrls, stop }
}

/**
 * Read, not imported: Node 20 prints a warning for every JSON module.
 *
 * @param {URL} url
 */
export const readJson = async (url) => JSON.parse(await readFile(url, 'utf8'))

/**
 * What a test may know in advance about a wallet.
 *
 * @template {{ readonly accountIndexes: readonly number[] }} Wallet
 * @param {Wallet} wallet
 * @param {readonly string[]} addresses of the whole mnemonic
 */
export const withAddresses = (wallet, addresses) => ({
  ...wallet,
  addresses: wallet.accountIndexes.map((index) => addresses[index] ?? ''),
})
