import { type ConformanceCase, needsAll, needsChainReader, needsSecondWallet } from '../case.js'
import { checkEqual } from '../check.js'
import { requireMember } from '../runWithChainReader.js'
import { approveRequest, describeAsset, readReceiverBalance, runWithTransfers } from '../runWithTransfers.js'

export const sendAllCases: readonly ConformanceCase[] = [
  {
    name: 'sendAll: prompts once for several transfers, and all arrive',
    lacks: needsChainReader('transfers', 'several'),
    run: (stage) =>
      runWithTransfers(stage, async (on) => {
        const { connection, both } = on
        const sendAll = requireMember(on.transfers.sendAll, 'sendAll()')
        const readCalls = requireMember(connection.readCalls, 'readCalls() of the connection')
        const before = await Promise.all(both.map((each) => readReceiverBalance(on, each)))
        const several = [requireMember(both[0], 'A transfer'), ...both.slice(1)] as const
        const { id } = await approveRequest(stage, on, 'sendAll()', () => sendAll(several, connection))
        await stage.until(async () => (await readCalls({ id })).status === 'confirmed', 'readCalls() tells the end.')
        for (const [index, transfer] of both.entries()) {
          const after = await readReceiverBalance(on, transfer)
          const had = before[index]
          if (had === undefined || after === undefined) continue
          checkEqual(
            String(after - had),
            String(transfer.amount),
            `The receiver has what was sent of ${describeAsset(transfer)}.`,
          )
        }
      }),
  },
  {
    name: 'sendAll: prompts nobody where the wallet cannot batch',
    lacks: needsAll(needsChainReader('transfers', 'several'), needsSecondWallet),
    run: (stage) =>
      runWithTransfers(stage, async ({ transfers, both: [native], site }) => {
        const { driver } = stage
        const [, walletId] = driver.ids
        const wallet = await stage.place(walletId)
        const connection = await site.connect({ walletId: requireMember(walletId, 'A second id') })
        driver.mode(wallet, 'hold')
        const transfer = { ...requireMember(native, 'A transfer'), from: connection.accounts[0] }
        const sending = requireMember(transfers.sendAll, 'sendAll()')([transfer, transfer], connection)
        await stage.refusesWith(sending, 'METHOD_UNSUPPORTED', 'sendAll() says that this wallet cannot.')
        checkEqual(driver.open(wallet), 0, 'Its owner is not asked.')
      }),
  },
]
