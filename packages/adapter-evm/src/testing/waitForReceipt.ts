import type { Client, Hex } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'

export const waitForReceipt = (client: Client, hash: string) =>
  waitForTransactionReceipt(client, { hash: hash as Hex, pollingInterval: 20 })
