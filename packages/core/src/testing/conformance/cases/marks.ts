import { type Case, needsLedger } from '../case.js'
import { check, equal } from '../check.js'
import { onTransfers, send } from '../onTransfers.js'

export const marks: readonly Case[] = [
  {
    name: 'mark: is another one once something was sent, and only then',
    lacks: needsLedger('transfers'),
    run: (stage) =>
      onTransfers(stage, async (on) => {
        const { transfers, network, account, both } = on
        const { mark } = transfers
        if (!mark) return
        const read = () => stage.within(mark({ address: account.address, network }), 'mark() resolves.')
        for (const transfer of both) {
          const before = await read()
          check(before !== undefined, 'mark() tells where an account of the owner stands.')
          equal(await read(), before, 'Nothing was sent, and the mark is the same.')
          const { hash, nonce } = await send(stage, on, transfer)
          const query = { hash, nonce, address: account.address, network }
          await stage.until(async () => (await transfers.state(query)).status === 'confirmed', 'It is included.')
          check((await read()) !== before, 'Something was sent, and the mark is another one.')
        }
      }),
  },
]
