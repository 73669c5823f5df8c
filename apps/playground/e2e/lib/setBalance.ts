import { numberToHex, parseEther } from 'viem'
import { getChainClient } from './getChainClient.ts'

/** Sets the coins of an address on a local chain. */
export async function setBalance(address: `0x${string}`, ether: string, id: 1 | 8453 | 10 = 1): Promise<void> {
  const method = 'anvil_setBalance'
  // viem's type lists the methods of nodes; this one is anvil's own.
  await getChainClient(id).request({ method, params: [address, numberToHex(parseEther(ether))] } as never)
}
