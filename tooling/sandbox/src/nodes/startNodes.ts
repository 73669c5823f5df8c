import { readFile } from 'node:fs/promises'

/**
 * A node for each of these networks, or none when one of them does not start.
 *
 * @param networks CAIP-2; the first has the first port, the next the one after it
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

/** Read, not imported: Node 20 prints a warning for every JSON module. */
export const readJson = async (url: URL) => JSON.parse(await readFile(url, 'utf8'))

/**
 * What a test may know in advance about a wallet.
 *
 * @param addresses of the whole mnemonic
 */
export const withAddresses = <Wallet extends { readonly accountIndexes: readonly number[] }>(
  wallet: Wallet,
  addresses: readonly string[],
) => ({
  ...wallet,
  addresses: wallet.accountIndexes.map((index) => addresses[index] ?? ''),
})
