import { useSendTransfer } from './useSendTransfer.js'

// Compiled only: the parameters of actions in an app that has registered no modal.

export function useActions() {
  const { sendTransfer, sendTransferAsync, data } = useSendTransfer()
  const half = { amount: '0.5', to: '0x1' }
  const token = { symbol: 'ETH', name: 'Ether', decimals: 18 }
  sendTransfer({ ...half, token }, { onSuccess: ({ hash }) => hash.length })
  sendTransfer({ ...half, namespace: 'solana' })
  sendTransferAsync({ ...half, namespace: 'solana' }).then(({ hash }) => hash.length)
  // @ts-expect-error the active namespace may be EVM, where a transfer names its token
  sendTransfer(half)
  // @ts-expect-error a transfer on EVM names its token
  sendTransferAsync({ ...half, namespace: 'eip155' })
  return data?.hash
}
