import type { Client, Hex } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'

/** The receipt, once it is in a block: the node answers with a hash before that, longest where the machine is busy. */
export const mined = (client: Client, hash: string) =>
  waitForTransactionReceipt(client, { hash: hash as Hex, pollingInterval: 20 })
