import type { Activity, ActivityTransfer, Transaction, TransactionTransfer } from '../types/activity.js'

const OPERATIONS: Readonly<Partial<Record<Activity['kind'], string>>> = { buy: 'bought', swap: 'trade' }

export function toTransaction(activity: Activity): Transaction {
  const { hash, kind, status, at, from, to, caipNetworkId, nonce, transfers } = activity
  return {
    id: hash,
    metadata: {
      operationType: OPERATIONS[kind] ?? kind,
      status,
      ...(from !== undefined && { sentFrom: from }),
      ...(to !== undefined && { sentTo: to }),
      ...(at !== undefined && { minedAt: new Date(at).toISOString() }),
      chain: caipNetworkId,
      ...(nonce !== undefined && { nonce }),
    },
    transfers: transfers.map(toTransactionTransfer),
  }
}

function toTransactionTransfer({ direction, amount, token, nft }: ActivityTransfer): TransactionTransfer {
  return {
    direction,
    ...(amount !== undefined && { quantity: { numeric: amount } }),
    ...(nft
      ? {
          nft_info: { name: nft.name, ...(nft.imageUrl !== undefined && { preview: { url: nft.imageUrl } }) },
        }
      : {
          fungible_info: {
            name: token?.name,
            symbol: token?.symbol,
            ...(token?.iconUrl !== undefined && { icon: { url: token.iconUrl } }),
          },
        }),
  }
}
