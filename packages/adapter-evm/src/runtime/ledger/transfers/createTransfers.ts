import type { Transfers } from '@foyer/core/adapter'
import type { LedgerContext } from '../context.js'
import { mark } from './mark.js'
import { quote } from './quote.js'
import { replace } from './replace.js'
import { send } from './send.js'
import { sendAll } from './sendAll.js'
import { simulate } from './simulate.js'
import { createState } from './state.js'

/** Sending on EVM chains. */
export function createTransfers(context: LedgerContext): Transfers<'eip155'> {
  return {
    nfts: ['erc721', 'erc1155'],
    quote: (transfer, signal) => quote(context, transfer, signal),
    simulate: (transfer, signal) => simulate(context, transfer, signal),
    send: (transfer, connection) => send(context, transfer, connection),
    sendAll,
    state: createState(context),
    mark: (query) => mark(context, query),
    replace: (query, connection) => replace(context, query, connection),
  }
}
