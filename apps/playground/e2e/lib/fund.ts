import { numberToHex, parseEther } from 'viem'
import { chain } from './chain.ts'

/** Gives an address coins, as the owner of a local chain can. */
export async function fund(address: `0x${string}`, ether: string, id: 1 | 8453 | 10 = 1): Promise<void> {
  const method = 'anvil_setBalance'
  // viem's type lists the methods of nodes; this one is anvil's own.
  await chain(id).request({ method, params: [address, numberToHex(parseEther(ether))] } as never)
}
