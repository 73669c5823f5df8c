import type { AccountSnapshot } from '../../../adapter/transfers.js'
import { type ConformanceCase, needsChainReader } from '../case.js'
import { check, checkEqual } from '../check.js'
import { runWithTransfers, sendAndApprove } from '../runWithTransfers.js'

export const accountSnapshotCases: readonly ConformanceCase[] = [
  {
    name: 'account snapshot: changes when a transaction was sent, and only then',
    lacks: needsChainReader('transfers'),
    run: (stage) =>
      runWithTransfers(stage, async (on) => {
        const { transfers, network, account, both } = on
        const { snapshot, readSendOutcome } = transfers
        if (!snapshot) return
        check(readSendOutcome !== undefined, 'An adapter with snapshot() has readSendOutcome().')
        const read = () => stage.within(snapshot({ address: account.address, network }), 'snapshot() resolves.')
        const settle = (at: AccountSnapshot) =>
          stage.within(
            readSendOutcome({ address: account.address, network, snapshot: at }),
            'readSendOutcome() resolves.',
          )
        for (const transfer of both) {
          const before = await read()
          check(before !== undefined, 'snapshot() tells where an account of the owner stands.')
          checkEqual((await read())?.sent, before.sent, 'Nothing was sent, and the snapshot is the same.')
          checkEqual(await settle(before), 'open', 'Nothing was sent, and a request at the snapshot is open.')
          checkEqual(await settle({ sent: 'x', until: 'x' }), 'open', 'What is no snapshot settles nothing.')
          const { hash, nonce } = await sendAndApprove(stage, on, transfer)
          const query = { hash, nonce, address: account.address, network }
          await stage.until(async () => (await transfers.state(query)).status === 'confirmed', 'It is included.')
          check((await read())?.sent !== before.sent, 'Something was sent, and the snapshot is another one.')
          // A snapshot with `until` may stay `open` until that block, even if the transaction is included.
          if (before.until === undefined)
            checkEqual(await settle(before), 'included', 'What was sent settles a request at the snapshot.')
        }
      }),
  },
]
