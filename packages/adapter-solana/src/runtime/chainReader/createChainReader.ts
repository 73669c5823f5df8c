import { type AdapterContext, type ChainReader, createSentTransactionStore, type Transfer } from '@foyer/core/adapter'
import { createNodeRequester } from './accounts/createNodeRequester.js'
import { readActivity } from './activity/readActivity.js'
import { knownNetworks } from './knownNetworks.js'
import { readToken, readTokens } from './tokens/readTokens.js'
import { readSendOutcome, snapshotAccount } from './transfers/accountSnapshot.js'
import { parseLastValidHeight } from './transfers/lastValidHeight.js'
import { readTransactionState } from './transfers/readTransactionState.js'
import type { TransferPrices } from './transfers/readTransferPrices.js'
import { readTransferQuote } from './transfers/readTransferQuote.js'
import { sendTransfer } from './transfers/sendTransfer.js'
import { simulateTransfer } from './transfers/simulateTransfer.js'

export function createChainReader(adapterContext: AdapterContext<'solana'>): ChainReader<'solana'> {
  const sent = createSentTransactionStore(adapterContext, parseLastValidHeight)
  const quoted = new Map<string, TransferPrices>()
  const keyOf = ({ network, from, to, token: name, memo, references }: Transfer<'solana'>) =>
    JSON.stringify([network.caipNetworkId, from.address, to, name?.address, memo, references])
  const request = (network: Transfer<'solana'>['network'], signal?: AbortSignal) =>
    createNodeRequester(adapterContext, { network, signal })
  return {
    tokens: (query) => readTokens(adapterContext, query),
    token: (query) => readToken(adapterContext, query),
    activity: (query) => readActivity(adapterContext, query),
    describeNetwork: async (reference) => knownNetworks.get(reference),
    transfers: {
      nfts: ['spl'],
      async quote(transfer, signal) {
        const answer = await readTransferQuote(request(transfer.network, signal), transfer)
        quoted.set(keyOf(transfer), answer.prices)
        return answer.quote
      },
      simulate: (transfer, signal) =>
        simulateTransfer(request(transfer.network, signal), transfer, quoted.get(keyOf(transfer))),
      send: (transfer, connection) =>
        sendTransfer({
          request: request(transfer.network),
          transfer,
          connection,
          sent,
          quoted: quoted.get(keyOf(transfer)),
        }),
      async state({ hash, network, node, signal }) {
        if (node === undefined) return readTransactionState(request(network, signal), hash, sent)
        return {
          ...(await readTransactionState(
            createNodeRequester({ ...adapterContext, rpcUrls: () => [node] }, { network, signal }),
            hash,
            sent,
          )),
          source: node,
        }
      },
      snapshot: ({ address, network, signal }) => snapshotAccount(request(network, signal), address),
      readSendOutcome: ({ network, signal, snapshot }) => readSendOutcome(request(network, signal), snapshot),
    },
  }
}
