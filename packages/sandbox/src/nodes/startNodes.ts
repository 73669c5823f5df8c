import { readFile } from 'node:fs/promises'

/**
 * Starts a node per network, or none if one fails.
 *
 * @param networks CAIP-2; ports count up from the first
 */
export async function startNodes<Facts extends { readonly name: string }>(
  networks: readonly string[],
  {
    known,
    firstPort,
    log,
    start,
  }: {
    known: Readonly<Record<string, Facts>>
    firstPort: number
    log: (line: string) => void
    start(
      facts: Facts,
      where: { port: number; log: (line: string) => void },
      caipNetworkId: string,
    ): Promise<{ readonly url: string; stop(): Promise<void> }>
  },
) {
  const nodes: { stop(): Promise<void> }[] = []
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()))
  }
  const rpcUrls: Record<string, string> = {}
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

// Reads JSON as a file, because Node 20 warns about JSON modules.
export const readJsonFile = async (url: URL) => JSON.parse(await readFile(url, 'utf8'))

// Adds each wallet's addresses, picked from the `addresses` of the whole mnemonic.
export const addAddresses = <Wallet extends { readonly accountIndexes: readonly number[] }>(
  wallet: Wallet,
  addresses: readonly string[],
) => ({
  ...wallet,
  addresses: wallet.accountIndexes.map((index) => addresses[index] ?? ''),
})
