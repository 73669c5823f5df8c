import type { Transfer } from '../../../adapter/transfers.js'
import { type ConformanceCase, needsChainReader } from '../case.js'
import { check, checkEqual } from '../check.js'
import { runWithTransfers, sendAndApprove } from '../runWithTransfers.js'

export const nftCases: readonly ConformanceCase[] = [
  {
    name: 'nfts: simulates and sends the selected one',
    lacks: needsChainReader('transfers'),
    run: (stage) =>
      runWithTransfers(stage, async (on) => {
        const { transfers, network, account, sent } = on
        const { nfts = [] } = sent
        const kinds = [...new Set(nfts.map(({ nft }) => nft.standard))].sort()
        checkEqual([...(transfers.nfts ?? [])].sort(), kinds, 'The adapter names the kinds of NFTs that it sends.')
        for (const each of nfts) {
          const transfer: Transfer = { network, from: account, to: sent.to, ...each }
          const holds = async (address: string) =>
            (await stage.within(transfers.quote({ ...transfer, from: { ...account, address } }), 'quote() resolves.'))
              .balance
          const [mine, theirs] = [await holds(account.address), await holds(sent.to)]
          check(mine >= each.amount, `The account has ${each.token.name}, and quote() says so.`)
          const tooMuch = await stage.within(
            transfers.simulate({ ...transfer, amount: mine + 1n }),
            'simulate() resolves.',
          )
          check(tooMuch.status !== 'succeeds', `More of ${each.token.name} than there is cannot be sent.`)
          const tried = await stage.within(transfers.simulate(transfer), 'simulate() resolves.')
          check(tried.status !== 'fails', `A transfer of ${each.token.name} that works is not said to fail.`)
          if (tried.status === 'succeeds') {
            // Ignores the fee in the native coin.
            const things = tried.changes.filter(({ token }) => token.address !== undefined)
            const changes = things.map(({ token, amount }) => `${token.tokenId} ${amount}`).sort()
            const wanted = [-each.amount, each.amount].map((amount) => `${each.nft.tokenId} ${amount}`).sort()
            checkEqual(changes, wanted, 'Nothing else changes hands, and which one it is is said.')
          }
          const { hash, nonce } = await sendAndApprove(stage, on, transfer)
          const query = { hash, nonce, address: account.address, network }
          await stage.until(async () => (await transfers.state(query)).status === 'confirmed', 'It is included.')
          checkEqual(String(await holds(account.address)), String(mine - each.amount), 'The sender has no more of it.')
          checkEqual(String(await holds(sent.to)), String(theirs + each.amount), 'The receiver has it.')
        }
      }),
  },
]
