import { all, type Case, needsLedger, needsSecondWallet } from '../case.js'
import { equal } from '../check.js'
import { present } from '../onLedger.js'
import { approve, holds, kindOf, onTransfers } from '../onTransfers.js'

export const several: readonly Case[] = [
  {
    name: 'sendAll: asks once for several, and all arrive',
    lacks: needsLedger('transfers', 'several'),
    run: (stage) =>
      onTransfers(stage, async (on) => {
        const { connection, both } = on
        const sendAll = present(on.transfers.sendAll, 'sendAll()')
        const readCalls = present(connection.readCalls, 'readCalls() of the connection')
        const before = await Promise.all(both.map((each) => holds(on, each)))
        const several = [present(both[0], 'A transfer'), ...both.slice(1)] as const
        const { id } = await approve(stage, on, 'sendAll()', () => sendAll(several, connection))
        await stage.until(async () => (await readCalls({ id })).status === 'confirmed', 'readCalls() tells the end.')
        for (const [index, transfer] of both.entries()) {
          const after = await holds(on, transfer)
          const had = before[index]
          if (had === undefined || after === undefined) continue
          equal(String(after - had), String(transfer.amount), `The receiver has what was sent of ${kindOf(transfer)}.`)
        }
      }),
  },
  {
    name: 'sendAll: asks nobody where the wallet cannot',
    lacks: all(needsLedger('transfers', 'several'), needsSecondWallet),
    run: (stage) =>
      onTransfers(stage, async ({ transfers, both: [native], site }) => {
        const { driver } = stage
        const [, walletId] = driver.ids
        const wallet = await stage.place(walletId)
        const connection = await site.connect({ walletId: present(walletId, 'A second id') })
        driver.mode(wallet, 'hold')
        const transfer = { ...present(native, 'A transfer'), from: connection.accounts[0] }
        const sending = present(transfers.sendAll, 'sendAll()')([transfer, transfer], connection)
        await stage.refusesWith(sending, 'ACT_UNSUPPORTED', 'sendAll() says that this wallet cannot.')
        equal(driver.open(wallet), 0, 'Its owner is not asked.')
      }),
  },
]
